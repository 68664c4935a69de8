import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const plutoInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'Your eyes arrive a second before the rest of you, and people stop fiddling with their spoons{ref}.',
        'You have started over in your own skin more than once.',
        "Blink, smile, ask for the salt: small courtesies let others relax in front of something that isn't aimed at them.",
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Nothing you do is by the by, and even your way of waiting has an intention in it{ref}.',
        'Nobody offers you half measures.',
        "Play at something where the result can't matter, marbles, a puzzle with missing pieces, and let yourself be seen losing.",
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'You own things the way a tree owns its ground{ref}.',
        'Having is about not being moved.',
        'Give one valued object away while you still want it, to somebody who would never have asked, and watch your standing stay exactly where it was.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'With a pair of scissors and a borrowed table you could begin again, and you know it{ref}.',
        'Under every salary you keep that proof.',
        'Write out what you are worth when nothing is in the bank: five skills, one line each, and charge for the third.',
      ],
    },
  ],
  3: [
    {
      view: 'desk',
      sentences: [
        'You read to the bottom of the page, where the gray print is{ref}.',
        'In a chat over the fence you hear what was taken out of the sentence.',
        'Lay down the probe with people who are merely being friendly, and tell them something useless about tomatoes.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'One word from you can end a long conversation in the family{ref}.',
        'So you weigh them like tools for a delicate lock.',
        'Use the lightest that will do, and add a second sentence saying what you would like to happen now.',
      ],
    },
  ],
  4: [
    {
      view: 'memory',
      sentences: [
        'Under the carpet of your childhood lay a trapdoor that the grown-ups walked around{ref}.',
        'You learned early where not to step.',
        'Lift it an inch with a brother or an old aunt beside you, and bring a lamp and something sweet.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Renovating, you stop only at the studs{ref}.',
        "A room is not yours until you have seen what it is made of, and the dust doesn't bother you as it does the others.",
        'Live in one unfinished place for a summer without touching it, and hear what it would like.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        'A flirtation of yours has the temperature of a negotiation between two volcanoes{ref}.',
        "You don't know how to like someone a bit.",
        'Keep a friend in whom nothing needs to be discovered, for cards and ice cream, and let that teach your other heart its manners.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'What you make comes out of the ground with roots on{ref}.',
        "You throw away nine versions and can't rest before the tenth is true.",
        'Save the fourth as well; someone with a lighter hand may tell you that it was already singing.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'The fault in the process, over which everyone has been stepping for years, stops you on your second day{ref}.',
        'Then you take out the whole pipe.',
        'Warn the others before the water goes off, and let them finish their tea; a repair gets kinder with a notice on the door.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your body is run like a project with phases: nothing, then rice and sprints for forty days{ref}.',
        'It obeys you and keeps its own minutes.',
        'Change one habit by a tenth, so slightly that your will has nothing to push against.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'You choose partners who could undo you, and then keep an eye on the thread{ref}.',
        'A mild companion would bore you blue.',
        'Tell them early what power you have noticed in them and what you have over them, as two people might compare calluses.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'In a dispute you go silent and look for the foundation, while they think you are deciding their fate{ref}.',
        'Say what you are doing.',
        "'I'm looking for what this is really about' takes ten seconds and lets them come down the ladder with you.",
      ],
    },
  ],
  8: [
    {
      view: 'money',
      sentences: [
        'A joint account interests you like a cave system: who goes where, and on whose rope{ref}.',
        'You would sooner know than be comfortable.',
        'Show your own numbers first and completely, since people open their books to someone who has nothing left to hide.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You can sit with what others leave the room for{ref}.',
        'An ending, a confession, the quiet after a row: you breathe normally in there.',
        'Come up on a schedule, though, and do something shallow with your feet in cold water.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'A single page once changed your creed down to the floor, or you keep reading in search of it{ref}.',
        'Travel, for you, means going where the story was buried.',
        'Let somebody believe a pretty thing in your presence, and ask what it does for them.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Give you a doctrine and you look for who profits{ref}.',
        'You are often right, and by dessert everybody is tired.',
        'Say with the same force what you do hold true, in three sentences, and let the others dig for a while.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'You are strongest where something has to come down first{ref}.',
        'Offices have been rearranged around your silences.',
        'Publish your aims on the wall for all to read, and you will need less of that silence, and fewer people will take the stairs.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Sooner or later the public knows you in two versions{ref}.',
        'The second gets built from the beams of the first, and some passersby prefer the old facade.',
        'Speak well of the earlier one when they ask; it paid for the scaffolding.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'For one friend you would cross a border, and then come a number of people whose names you could learn{ref}.',
        'The middle ground is empty.',
        'Sit beside someone from the second lot at the next gathering and stay shallow for an hour; soil starts thin.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Groups reveal their wiring to you: who really decides, who fetches, what was never voted on{ref}.',
        'You can rewire one or leave by the back.',
        'Try the slower way as well, and say the hidden thing at a meeting, without names and with a suggestion.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'Below the stairs, where no one visits, you keep a bench and a vise{ref}.',
        'Old fury is being taken apart there, spring by spring, and you come up to breakfast looking calm.',
        'Bring one of the parts to the table and tell somebody what it used to drive.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You hide how much you can do, and lift the piano when everyone is out{ref}.',
        "Strength that isn't shown begins to argue in the dark.",
        'Do a powerful thing before witnesses, a small one, a jar, a no, a true account of what you want.',
      ],
    },
  ],
}
