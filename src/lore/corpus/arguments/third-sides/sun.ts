import type { ThirdSides } from '#lore/authored.ts'

/** What the Sun makes of a rising sign and a Moon that differ. */
export const sunAsThird: ThirdSides = {
  Aries: {
    one: [
      "When you're of two minds, your Sun in Aries settles the matter by going first.",
      'It backs {ally}, which is already moving, and {other} hears about the decision afterward.',
      'You seldom regret the direction, though you quite often regret the hour.',
    ],
    both: [
      'With your Sun in Aries as well, nothing in you is in favor of waiting.',
      'You go by {ally} in the morning and by {other} at noon, and people who want to keep up learn to ask which it is today.',
    ],
    neither: [
      'From {other} and {ally} nobody would guess how badly you want to be first at something (your Sun in Aries).',
      'Between them they could think it over until the chance was gone, so every year or two you cut in on yourself and simply start.',
      "It's usually then that somebody says they didn't know you had it in you.",
    ],
  },
  Taurus: {
    one: [
      'Your Sun in Taurus decides slowly, and it nearly always decides for {ally}.',
      'That side can point to something that lasts.',
      '{other} gets a hearing, and often a very good meal, and the plan stays where it was.',
    ],
    both: [
      "With your Sun in Taurus you're content with {other} and {ally}, because both are careful with what's yours.",
      "Put together, they make you very hard to rush, and a good offer may expire while you're still getting comfortable with it.",
    ],
    neither: [
      '{other} and {ally} live faster than you mean to (your Sun in Taurus).',
      'What you actually want can be counted and sat on, and you come home from the busiest weeks wondering whom you were trying to impress.',
      'The work you do slowly is the work you still like ten years later.',
    ],
  },
  Gemini: {
    one: [
      "With your Sun in Gemini you're happiest explaining {ally} to other people, and you can be very funny at the expense of {other}.",
      "The joke lets you get away with both for a while, until someone asks which of the two you'd give up.",
    ],
    both: [
      'With your Sun in Gemini you enjoy the argument between {other} and {ally}, and hope that it goes on.',
      'You can put either case well, sometimes in one phone call, and the friend at the other end hangs up convinced and unsure of what.',
    ],
    neither: [
      'You keep it to yourself how curious you are (your Sun in Gemini).',
      "{other} and {ally} would rather know a thing for certain, and you'd rather hear three versions of it, so the reading, the messages and the side interests go on where they aren't in the way.",
    ],
  },
  Cancer: {
    one: [
      'With your Sun in Cancer you always ask who might get hurt, and the question brings you down on the side of {ally}.',
      '{other} looks heartless for a minute.',
      'Then the people concerned turn out to be fine, and you wish that you had asked them.',
    ],
    both: [
      'With your Sun in Cancer you go along with {other} and {ally}, as long as nobody you love is left out.',
      'Whatever they want you do on behalf of a person, hardly ever for yourself, and you can get quite hurt when the person turns out not to need it.',
    ],
    neither: [
      'Hardly anybody who has met {other} and {ally} would guess how much of your life is arranged around a few people (your Sun in Cancer).',
      'You turn down trips and offers for their sake and give some other reason.',
      "They'd be moved to hear the real one.",
    ],
  },
  Leo: {
    one: [
      "Your Sun in Leo would like to be seen, so it's with {ally} on most days.",
      '{other} takes over where nobody is watching, and does some of your best work there.',
      'You may be the only one who knows how much of the credit belongs to it.',
    ],
    both: [
      'With your Sun in Leo you make a performance of {ally} or of {other}, and you mean both.',
      "You can be entirely one thing on Friday and the other on Sunday, with such conviction that people who met you on different days don't believe they're speaking of one person.",
    ],
    neither: [
      '{other} and {ally} are careful, and you long to be magnificent (your Sun in Leo).',
      "You keep the wish so well covered that praise can bring you close to tears, and the person who gave it thinks that they've upset you.",
    ],
  },
  Virgo: {
    one: [
      'With your Sun in Virgo you ask which of the two is of any use, and for most purposes the answer is {ally}.',
      '{other} gets put off until the work is done.',
      'Since there is always more work, you may have to make an appointment with {other}.',
    ],
    both: [
      'With your Sun in Virgo you correct {ally} by means of {other} and the other way around, and you grade both.',
      'People see someone who does things well.',
      'You see the list of what was wrong with it, and you could recite it while they clap.',
    ],
    neither: [
      "{other} and {ally} are rather more dramatic than the life you'd choose (your Sun in Virgo).",
      'You like to be good at something that has to be done every day, and when the other two have run away with you for a week, you come back by cleaning out the car.',
    ],
  },
  Libra: {
    one: [
      "With your Sun in Libra you won't decide alone, so you ask around.",
      'The people you ask tend to like {ally}, which makes better company, and so you do, too, until you get home.',
      "What you think before you've asked anyone is worth writing down.",
    ],
    both: [
      "With your Sun in Libra you can see what's fair in {ally} and in {other}, and you present whichever of them suits the company.",
      "It makes you welcome nearly everywhere, and it leaves you unsure which of them you'd be on a day when nobody was coming.",
    ],
    neither: [
      '{other} and {ally} could live without an audience, and you want to be liked (your Sun in Libra).',
      'So a good deal of effort goes into making your own seriousness pleasant to be around.',
      'Friends remember the charm, and the few who stay late get to see what it was for.',
    ],
  },
  Scorpio: {
    one: [
      'Your Sun in Scorpio wants the truth, and it trusts {ally}, which at least keeps things to itself.',
      '{other} is allowed out on occasion, and watched.',
      "You'd forgive in anyone else what you hold against that half of you.",
    ],
    both: [
      'Your Sun in Scorpio keeps something back from {ally} and from {other}.',
      "You may go along with the one or the other for months before anybody learns that it mattered to you, and by then you've made up your mind so thoroughly that talking it over would be a courtesy.",
    ],
    neither: [
      '{other} and {ally} are lively, and that keeps people from noticing how much you want (your Sun in Scorpio).',
      'You wait, you look, and you go for one thing at a time.',
      'Those who took you for easygoing find out when you have it.',
    ],
  },
  Sagittarius: {
    one: [
      'With your Sun in Sagittarius you take the larger view, and from that height {ally} looks right.',
      "{other} looks like a detail, and it's the detail that calls you at night from wherever you left it.",
    ],
    both: [
      'With your Sun in Sagittarius you say yes to {ally} and to {other}, and work out the dates later.',
      'Your hopes are big enough to hold two lives, and about once a year you get to the week in which both were supposed to happen.',
    ],
    neither: [
      '{other} and {ally} are so cautious that people may miss how much faith you have (your Sun in Sagittarius).',
      'You believe that it will turn out well and you pack for the other case, and anyone who has seen only the packing takes you for a worrier.',
    ],
  },
  Capricorn: {
    one: [
      'With your Sun in Capricorn you ask where each of the two will get you, and you give the job to {ally}.',
      '{other} is put down for later, when there is time for it.',
      "You do keep your appointments, so it's worth giving that one a date.",
    ],
    both: [
      'With your Sun in Capricorn you put {other} and {ally} to work.',
      'Whatever you feel or seem, by evening it has become part of a plan, and it can be a while before you notice that the plan has no room in it for an afternoon off.',
    ],
    neither: [
      "{other} and {ally} don't look ambitious, and you are (your Sun in Capricorn).",
      'While they are off being interesting, somebody has been putting money aside and finishing the course.',
      "You may not talk about it until it's nearly built, when it's too late for anyone to advise you against it.",
    ],
  },
  Aquarius: {
    one: [
      'With your Sun in Aquarius you stand back from the two and find the case for {ally} stronger.',
      "It's a fair verdict, and {other} learns of it when it's in force.",
      'You notice the omission about a day later, as a bad mood for which you have no explanation.',
    ],
    both: [
      "With your Sun in Aquarius you treat the difference between {other} and {ally} as an interesting fact about yourself, and you don't see that anything has to be done about it.",
      "You let both of them be, as you'd let two odd friends be, and it drives the people who want a straight answer slightly mad.",
    ],
    neither: [
      "{other} and {ally} don't explain why you need so much room (your Sun in Aquarius).",
      "Those two would be close to everyone, and you'd like to be fond of people and free of them on the same day.",
      'You manage it by being reliable at a distance, and more people count on that than tell you so.',
    ],
  },
  Pisces: {
    one: [
      "With your Sun in Pisces you drift to the side of {ally}, where there's less to push against.",
      '{other} has to raise its voice to be heard at all, and when it finally does, it comes out louder than you intended.',
    ],
    both: [
      'With your Sun in Pisces the line where {ally} ends and {other} begins is blurred.',
      'You may not know which of them spoke until you hear what people answer, and you can take on a third side for an evening because the person across from you needed one.',
    ],
    neither: [
      '{other} and {ally} are surer of themselves than you are (your Sun in Pisces).',
      "What you want comes to you as a picture or a tune, and it doesn't do well in a discussion, so you let the louder two talk and do what the picture said.",
    ],
  },
}
