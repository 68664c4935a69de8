import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'People learn to step aside for you, and you take it for agreement.',
      'Few of them argue, so you seldom hear what your speed has cost anyone.',
    ],
    second: [
      'In private the same speed covers up a soft spot.',
      "The blow lands, you answer it, and you're over the answer before you've noticed the blow.",
    ],
    settles: [
      'What passes so fast in you is also gone for good, and people forgive a temper that keeps nothing back.',
      'They only need to hear the half that comes before it.',
    ],
  },
  Taurus: {
    first: [
      "It's easy to lead when you're the only one who seems to know the time.",
      "Nobody thinks of asking whether you'd like to go at all.",
    ],
    second: [
      "Once you're home, the hurry you spread around is somebody else's problem.",
      'You want every comfort where you left it, and anyone who tried to rush you there would get a look.',
    ],
    settles: [
      'The fast half of you is good at starting, and the slow half is good at staying.',
      "Given a week's notice, the slow one will come along, and it's the one who'll still be there in a year.",
    ],
  },
  Gemini: {
    first: [
      'Since you sound so certain, nobody offers you a second opinion when it could still be of use.',
      'They save it, kindly, for afterward.',
    ],
    second: [
      "Then you need to talk, and you talk to everyone, which makes a decision you've already carried out look like one you regret.",
      "Often you don't regret it at all and had only never heard it said aloud.",
    ],
    settles: [
      'Talk and speed go together well in the other order.',
      "Two conversations beforehand won't slow you down by more than an afternoon, and they leave you with much less to explain.",
    ],
  },
  Cancer: {
    first: [
      'A reputation for courage has its price, and yours is that nobody checks on you.',
      "People see the fight in the parking lot and conclude that you're all right.",
    ],
    second: [
      'What frightens you is smaller and closer than any of that.',
      "A friend's short answer can keep you awake, and it would take you about nine words to ask what she meant.",
    ],
    settles: [
      "It's the same heart both times, since you fight for people because you need them.",
      'Once they know the second part, your courage stops being something they can only admire.',
    ],
  },
  Leo: {
    first: [
      "You look as if you'd jump with or without an audience, so people feel free to look at their phones.",
      "They'd be surprised to hear that you noticed.",
    ],
    second: [
      "The audience you want is tiny, and you've never told it who it is.",
      'When it fails to show up you jump from somewhere higher, which is a strange way to ask for company.',
    ],
    settles: [
      "There's nothing wrong with wanting to be seen by the few people you love.",
      "Once they've been invited, you can take the jump for its own sake and enjoy the clapping as well.",
    ],
  },
  Virgo: {
    first: [
      'Others envy how easily you say yes, and they bring you things that have to be done at once.',
      "You're flattered, and the careful part of the work moves to your evenings.",
    ],
    second: [
      'There, with nobody to impress, you turn out to be stricter than any critic.',
      'You find the mistake, of course, but at eleven at night all you can do is lie next to it.',
    ],
    settles: [
      "Both of them are good workers, the quick one and the exact one, and they've simply been given the wrong hours.",
      'Let the exact one have the first twenty minutes, and the quick one can have the rest without being sued.',
    ],
  },
  Libra: {
    first: [
      'Blunt people are supposed to have thick skin, so nobody softens an answer for you.',
      "They hit back at full strength, and you'd never admit that it ruined dinner.",
    ],
    second: [
      'You end up doing two jobs in every disagreement, first making it and then mending it.',
      'The mending takes far longer, and half of the time nothing was broken.',
    ],
    settles: [
      'Honesty and goodwill get along in you, except that they arrive an evening apart.',
      'When people get both at once, they find that a blunt friend who cares how they are is a rare thing.',
    ],
  },
  Scorpio: {
    first: [
      'An outspoken person seems to have nothing left to hide.',
      "People count your opinions and think they've counted you.",
    ],
    second: [
      "Underneath you take far longer than you seem to, and there it's all about trust.",
      'What you feel most is said to no one, while what you feel least gets said to the waiter.',
    ],
    settles: [
      "You've got the nerve to say anything, so you could say this as well.",
      "A secret told in your plain voice, to somebody who's earned it, costs you about a minute and buys you a friend for life.",
    ],
  },
  Sagittarius: {
    first: [
      'You make beginning look so easy that people sign up beside you.',
      "They don't know that the beginning is the part you came for.",
    ],
    second: [
      'When the new thing turns into Tuesday after Tuesday, nothing in you wants to stay for it.',
      "You call that having seen enough, and now and then you've only seen the easy part.",
    ],
    settles: [
      'What you have plenty of, others run out of by the fourth week, and what they have is the patience to be there.',
      'With one patient person beside you, you can be the one who makes chapter nine feel like a first day.',
    ],
  },
  Capricorn: {
    first: [
      "Nobody suspects that you're taking it seriously.",
      "They heard a dare and saw you laugh, and they're looking forward to an easy month.",
    ],
    second: [
      'In private the joke becomes a commitment, and you hold yourself to it more strictly than anyone would ask.',
      'The game had other players in it, and they drop out about when the chart goes up.',
    ],
    settles: [
      "A thing can be finished and still be fun, and you're one of the few people who could do both.",
      "It only takes somebody beside you who's allowed to say that it's Saturday.",
    ],
  },
  Aquarius: {
    first: [
      "Anyone you've once helped believes that you're close friends.",
      'You came so quickly, and nobody does that for a stranger.',
    ],
    second: [
      'When the tears and the thanks begin, though, you feel the walls.',
      "You'd rather change another tire than be hugged about this one, and people can't tell that it isn't them.",
    ],
    settles: [
      "You don't have to choose between coming and keeping your distance, because you can set the time yourself.",
      'A friend who gets fifteen minutes from you on purpose has more of you than one who got the whole emergency.',
    ],
  },
  Pisces: {
    first: [
      'At full volume you seem to be made of something tougher than other people.',
      'They hand you the whistle and the bullhorn, and nobody asks what it takes out of you.',
    ],
    second: [
      "All the while you've been soaking up the crowd that you were leading.",
      "The winners' joy goes in, and so does the face of the one who came last.",
    ],
    settles: [
      'The noise and the blanket belong to the same weekend, and you need the second to be any good at the first.',
      "Once it's on the calendar, it stops feeling like a defeat.",
    ],
  },
}
