import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusRisingWithSun: Partial<Record<Sign, Argument>> = {
  Aries: {
    opening: [
      "You look as though nothing could hurry you, and inside you're already running.",
      'You speak slowly and you sit well back, and people find it soothing (Taurus rising).',
      'Your Sun in Aries finished the conversation five minutes ago.',
      "You let the man explain it to the end, with a pleasant nod, and then you're out of the building so fast that he hasn't let go of the handle.",
    ],
    turn: "You've got everybody's idea of patience, and none of the patience.",
    task: [
      "Say once this month that you'd like to go faster.",
      "Say it in your slow voice, so that they know you've thought about it.",
      'Half of the others have been waiting out of respect for you.',
    ],
  },
  Gemini: {
    opening: [
      'People come to you for something solid and leave with a head full of ideas.',
      "There's a weight about you that makes them feel that it has been considered (Taurus rising).",
      'Your Sun in Gemini made it up while they were sitting down.',
      'Somebody asks where to invest, and you say the first thing that amuses you, and they go and do it.',
    ],
    turn: 'You sound like the last word, and you were only joining in.',
    task: [
      "When you're playing with an idea this month, say that you're playing.",
      'Invite somebody to play.',
      "They've carried out a few of your jokes in good faith, and it'd be more fun with both of you laughing.",
    ],
  },
  Leo: {
    opening: [
      'You come in quietly, sit down, and wait to be found.',
      "You don't push yourself forward, so people think that you like it at the edge (Taurus rising).",
      'Your Sun in Leo has been hoping for the last hour that somebody would ask.',
      "When they finally get you to sing, it's clear that you were warmed up.",
    ],
    turn: "You'd never reach for the crown, and you'd look very good in it.",
    task: [
      "Offer something this month before you're asked.",
      "Make it a thing you know you're good at.",
      "They'd have asked long ago, if you hadn't looked so comfortable where you were.",
    ],
  },
  Libra: {
    opening: [
      "You seem set in your ways, and you'd really rather hear what the others think.",
      'With your calm, people take your first remark for your final one (Taurus rising).',
      "Your Sun in Libra made it so that there'd be something to talk about.",
      "They plan the whole trip around what you said about lakes, and you'd have loved it if anyone had mentioned the sea.",
    ],
    turn: 'People give way to you, and what you wanted was a conversation.',
    task: [
      'End one sentence this month with a question, and wait.',
      'Change your mind where they can see it.',
      "They think you can't be moved, and it'll be a pleasant shock that they only had to ask.",
    ],
  },
  Sagittarius: {
    opening: [
      "You're rooted to the spot, as far as anybody can see, and your mind's on the other side of the world.",
      'You look like someone who has lived here forever (Taurus rising).',
      'Every night your Sun in Sagittarius reads about somewhere else.',
      "The neighbors leave you their cat, because you're always home, and they don't know about the map on the bathroom wall.",
    ],
    turn: "People count on you to stay, and it's begun to count as a reason.",
    task: [
      'Go somewhere this month that takes more than a day.',
      'Let someone else have the cat.',
      "They'll manage, and they'd like to see you come back with that look.",
    ],
  },
  Aquarius: {
    opening: [
      'You look like the most ordinary person in the room, and you believe in very little of it.',
      'People relax around you, and they suppose that you think what everyone thinks (Taurus rising).',
      "With your Sun in Aquarius you haven't thought that since you were nine.",
      'Somebody says in your kitchen what everybody says, and you pass the potatoes and ask, quite mildly, why.',
    ],
    turn: "You've got the face of the majority and the opinions of one.",
    task: [
      "Say the odd thing early in the evening this month, while there's time to discuss it.",
      'Stay as mild as you are.',
      'Someone at the table has been thinking the same and believed they were the only one.',
    ],
  },
}
