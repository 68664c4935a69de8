import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You believe in taking turns, and you go first.',
      "Nothing pleases you more than an arrangement that's fair to everybody, and you'll work on one for as long as it takes (your Sun in Libra).",
      "Your Moon in Aries has usually started in the meantime, because it can't feel a want without doing something about it.",
      "By the time the rest of the group has voted, you're halfway done, and you come back with an apology and a very good reason.",
    ],
    turn: "You argue patiently for everyone's rights, but you find it very hard to wait for your own.",
    task: [
      'Choose to go last at something this month, with other people there to see it.',
      "You're allowed to tap your foot.",
      "They've always liked your rules about taking turns, and they'd trust them even more if they saw you wait for yours.",
    ],
  },
  Taurus: {
    opening: [
      "You want everyone to be comfortable, and somehow you've got the best seat.",
      "Company is what you live for, and you've got a gift for knowing who should sit next to whom (your Sun in Libra).",
      "It goes smoothly as long as nobody's comfort costs you yours, because once your Moon in Taurus has settled, it doesn't care to move.",
      'Asked to trade places so that somebody can see, you agree, and you go on sitting there until the subject changes.',
    ],
    turn: "You'll rearrange a whole evening to make people happy, provided that you don't have to get up.",
    task: [
      'Give up the best seat once this month before anyone asks, and stay in the other one for the whole evening.',
      "Don't point out that you've done it.",
      "The person who gets yours will find out why you always choose it, and may enjoy the company more from there than you'd have guessed.",
    ],
  },
  Gemini: {
    opening: [
      "You'd like to talk it over, and then you'd like to talk about something else.",
      'You work at being on good terms with people, and you hear it at once when a tone goes wrong (your Sun in Libra).',
      "Your Moon in Gemini fixes that by finding a new subject, and it's relieved when the bad minute has passed.",
      "There may be a friend you've had delightful lunches with for ten years, and one thing that neither of you has ever brought up.",
    ],
    turn: "What you can't make pleasant you make interesting, and so it never gets settled.",
    task: [
      'Bring up one old unsaid thing at the start of a lunch this month, in two plain sentences.',
      "Don't change the subject until the other person has.",
      'After ten years of delightful lunches, your friend may be as tired of avoiding it as you are.',
    ],
  },
  Cancer: {
    opening: [
      "You mean to be fair to everyone, but you've got favorites.",
      "In principle all people are equal to you, and you'd be ashamed to be caught giving one of them more (your Sun in Libra).",
      "Your Moon in Cancer, though, knows who was there for it and who wasn't, and it saves its own people the corner piece before anybody's seen the cake.",
      'You can say you love them all the same, and mean it, while one of them is wearing your sweater.',
    ],
    turn: 'You judge everyone by the same rules in public, and in private your own people get around them.',
    task: [
      "Do one thing this month for a person who isn't a favorite, and make it as big as you would for someone who is.",
      "Don't explain it.",
      "Somebody who's always had exactly a fair share from you would be startled and pleased to get the corner piece.",
    ],
  },
  Leo: {
    opening: [
      "You're looking for an equal who'll adore you.",
      'You picture a life with somebody else in it, in which everything is shared and nobody comes first (your Sun in Libra).',
      "Your Moon in Leo, though, would like to come first, and it's hurt when a person it loves treats it as one of two.",
      "So you draw up a fair schedule for the dishes and the trash, and you're low all evening because nobody said how nice you looked.",
    ],
    turn: "You believe in meeting people halfway, and you'd like them to be a little dazzled when they get there.",
    task: [
      'Pick somebody you think of as an equal, and for one whole evening this month do the adoring yourself.',
      'Ask for an evening of the same in return.',
      'Sharing and being adored go together well enough if you take turns, and the person who takes out the trash with you may have been saving up compliments.',
    ],
  },
  Virgo: {
    opening: [
      "It would be easier to live in harmony with someone if you couldn't hear them chew.",
      "The life you want has another person in it, and it's a gracious one (your Sun in Libra).",
      "But your Moon in Virgo has to live with actual people, and it's set on edge by anything that's slightly off.",
      "While you're telling friends how well the two of you get along, you notice how that person is holding a fork, and for a moment you lose your place.",
    ],
    turn: 'You love harmony, but you live among people who hum and leave crumbs.',
    task: [
      "For two weeks, keep a list of what somebody close to you does right, in as much detail as you'd notice what they do wrong.",
      'Give it to them without a comment.',
      "They can tell when you're listening to them chew, and hardly anyone gets to read what such a careful person likes about them.",
    ],
  },
  Libra: {
    opening: [
      "No disagreement has ever cost you a friend, because you've hardly had one.",
      "You'd like people to be able to sit down together, and when you're there they usually do (your Sun in Libra).",
      "Your comfort depends on the same thing, since your Moon in Libra can't relax until everybody else has.",
      'Your anger has nowhere to go, so it comes out weeks later as one extremely polite sentence about something else, such as the parking.',
    ],
    turn: "You want peace and you need peace, so whatever you're angry about has to wait or be very polite.",
    task: [
      "Disagree with somebody on purpose this month about something that doesn't matter, and keep it up until one of you gives in or laughs.",
      "It's practice for the things that do.",
      "A friend who's seen you hold out over the parking will know that when you agree, you mean it.",
    ],
  },
  Scorpio: {
    opening: [
      "You think that love should leave people free, and you'd like to know where they've been.",
      'Your idea of how two people should live is a civilized one, in which they trust each other (your Sun in Libra).',
      "Your Moon in Scorpio, though, doesn't find it easy to trust, and it wants to know exactly who else was there.",
      'So you ask about it in your nicest voice while you pass the salad, and you listen very closely to the answer.',
    ],
    turn: 'You give people all the freedom they could want, and you keep track of what they do with it.',
    task: [
      "The next time you're about to ask one of those polite questions, say instead that you were a little jealous.",
      'Say it to the person it concerns, and let them answer.',
      "They can hear what's behind the nice voice anyway, and it's warmer to be told that you're wanted than to be passed the salad.",
    ],
  },
  Sagittarius: {
    opening: [
      "You never want to go alone, and you don't wait for anyone.",
      "Whatever's worth doing is better with someone else, in your opinion, so your first step is to invite them (your Sun in Libra).",
      "Once you're on the way, your Moon in Sagittarius takes over, and it wants to see what's around the next corner.",
      '"We should come back here together," you call over your shoulder, to a friend a block behind who thought that you had.',
    ],
    turn: 'You charm people into coming along, and then you walk so fast that they mostly see your back.',
    task: [
      'The next time you go somewhere with a slower person, let them set the pace from start to finish.',
      'If your legs complain, talk.',
      "You invited them because you wanted company, and they'd enjoy the trip much more with somebody next to them than with somebody a block ahead.",
    ],
  },
  Capricorn: {
    opening: [
      'For all your talk of sharing, you always end up with the heavy end.',
      "Between two people things should be even, and you've got a very fine sense of who owes what (your Sun in Libra).",
      "Your Moon in Capricorn, though, can't stand to owe anyone, so it makes sure that it does a little more than its half.",
      "If there's a cooler to be carried by two people, you've worked out which side has the ice, and you've already picked it up.",
    ],
    turn: "You talk about balance, but you're uncomfortable as soon as somebody does a thing for you.",
    task: [
      "For the rest of this month, let somebody you're close to take over one chore or worry of yours, and don't check on it.",
      'Say thank you just once.',
      "It's hard to feel equal to a person who always takes the heavy end, and somebody would be happier with a grip on the ice.",
    ],
  },
  Aquarius: {
    opening: [
      "You're so reasonable about love that people can't tell you're in it.",
      "Getting along with people is something you take seriously, so you're fair with them and you give them plenty of room (your Sun in Libra).",
      "In private you're not much warmer, because your Moon in Aquarius steps back from a strong feeling to get a better look at it.",
      "If somebody you'd hoped for chooses a friend of yours, you wish the two of them every happiness, and that same night you clean the oven until one.",
    ],
    turn: "You're polite about your feelings in public and detached about them in private, so nobody finds out what hurt.",
    task: [
      "Tell somebody you're fond of that you'd mind very much if they went, and don't add anything reasonable.",
      'Leave out their point of view.',
      'From outside, all that room can look like indifference, and a clean oven tells nobody otherwise.',
    ],
  },
  Pisces: {
    opening: [
      'You know what a fair share is, and you give yours away.',
      'People come to you when something has to be divided, because you can see what each of them should get (your Sun in Libra).',
      "Then one of them looks a little sad, and your Moon in Pisces can't see anything else.",
      "You cut a cake into six exactly equal pieces, and when everyone has finished, somebody's had two and you've had none.",
    ],
    turn: "You can see what's due to everybody, and all it takes is a sigh for you to hand over your own.",
    task: [
      "The next time anything's divided this month, take your share first, and start on it before you look up.",
      'After that, be as generous as you like.',
      "Nobody who loves you enjoys a second piece while you haven't had one, and they'd like to see it come out even.",
    ],
  },
}
