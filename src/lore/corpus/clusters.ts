import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../house.ts'
import type { Wording } from '../wording.ts'

/** Three or more planets in one sign: a voice that drowns out the others. */
export const signClusters: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'decision',
      sentences: [
        'So much of you answers to a starting pistol{ref} that patience has to be hired from outside.',
        'You clear the ground, you break the silence, you are the first through the gap, and afterward you stand in the field wondering where everyone is.',
        'They are coming; they only walked.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'body',
      sentences: [
        'A whole committee in you votes for staying where it is good{ref}.',
        'It gives you taste, patience and a garden that others envy, and it makes each new road look like a worse version of this one.',
        'Once moved, though, you take root there just as deeply.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'habit',
      sentences: [
        'There is a switchboard in you with all its lamps on{ref}.',
        'You can be in three stories at once, and you have been asked since childhood to choose one.',
        'You did choose: you chose the wires between them.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'memory',
      sentences: [
        'Most of what you do goes home with you, and most of it began there{ref}.',
        'You build nests out of anything, an office corner, a group of strangers on a delayed train, and for days afterward you worry about the one who had no coat.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'There is a good deal of sun under one roof here{ref}.',
        'You give generously and in full view, and you know to the minute how long ago somebody last said thank you.',
        'Say that out loud, with a laugh, and they will never forget it again.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'Several people in you carry clipboards{ref}.',
        'They find what is wrong with a soup, a sentence or a plan before it has cooled, and evenings are when they turn to the person holding them.',
        'Give them a drawer to put in order, and they will let you sit down.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        'Everything in you leans a little toward the other chair{ref}.',
        'You choose better music, better words and a better version of the facts when someone is listening, so that the question of what you like with nobody there can take you a whole rainy Sunday.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'solitude',
      sentences: [
        'You have one volume for people and it is all the way up or off{ref}.',
        'What you know of them you never use, and what they know of you would fit on a stamp.',
        'It would surprise you how many would like to be trusted with a postcard.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'decision',
      sentences: [
        'Half of you is always facing the exit, and in a good mood about it{ref}.',
        'You promise more than a calendar holds because each promise is true while you make it.',
        'The people who last are those you take along.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'Responsibility found you early and told its friends{ref}.',
        'You plan in decades, you rest with an eye on the clock, and your jokes are so dry that half of them are taken for policy.',
        'What softens you is being relieved of something before you asked.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'A small parliament of independents sits in you{ref}, and each member reserves the right to leave.',
        'You would go far for a cause, a stranger or a friend of twenty years, and you turn stiff when any of them says that you must.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        'A great deal in you has no skin{ref}.',
        'Music, news and the mood of the woman at the register come straight in, and by evening you have lived several lives, none of which you could charge for.',
        'Shut one window at a time; you need not leave the house.',
      ],
    },
  ],
}

/** Three or more planets in one house: a room in which a life keeps its lights on. */
export const houseClusters: Record<House, Wording[]> = {
  1: [
    {
      view: 'crowd',
      sentences: [
        'You are a lot at first sight{ref}: people have an opinion of you before you have put down your bag.',
        'Everything passes through your own person, which makes you hard to overlook and hard to advise.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'A remarkable share of your life is negotiated over what things are worth{ref}.',
        'Time, talent, the old car, an evening: you know the value of each to the penny, and the one item you keep pricing too low is yourself.',
      ],
    },
  ],
  3: [
    {
      view: 'habit',
      sentences: [
        'Your real address is somewhere between two messages{ref}.',
        'Brothers, sisters, neighbors, the man at the kiosk: your life runs on short distances and many words, and silence is the one foreign country you have hardly visited.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'The center of gravity is low in you, somewhere under the kitchen floor{ref}.',
        'Visitors see a person with a career and friends; what they do not see is how much of every decision is made at home, in slippers, in conversation with people who raised you.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        'You were given several reasons to play and hardly any to stop{ref}.',
        'Romance, children, stages, games: where something could be made merely for joy you are serious, and where it has to be serious you look for the joke.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'Your life is decided on weekdays{ref}.',
        'How you get up, what is on the desk, who needs you by ten: other people have dreams and you have a way of doing things, and oddly it is you whom they ask how to get there.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'Much of you happens between you and one other person{ref}.',
        'You choose partners who carry what you have not yet unpacked, and you have met most of your own qualities first across a table.',
      ],
    },
  ],
  8: [
    {
      view: 'quarrel',
      sentences: [
        'Where others have a threshold you have a staircase going down{ref}.',
        "Closeness, debts, inheritances, whatever is nobody's and everybody's: you take such things more seriously than most, and you come back up with something in your hand.",
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'You have packed heavily for somewhere far off{ref}.',
        'The town you grew up in was explained to you by a book, a foreigner or a teacher, and ever since you have needed at least one language in which you are not fluent.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'A good deal of you hangs in the shop window{ref}.',
        'What you do is known, sometimes before you have decided to do it, and being off duty is a skill you are learning late.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'You are plural{ref}.',
        'Between the club, the old class, the people from that one summer and those you are going to save the world with, the calendar is full of we, and a single dinner for two has to be defended like a castle.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'A large part of you lives behind a curtain{ref}.',
        'You help without a name on it, you work best unobserved, and there are rooms in you that even you enter only on holidays or in the last hour before sleep.',
      ],
    },
  ],
}
