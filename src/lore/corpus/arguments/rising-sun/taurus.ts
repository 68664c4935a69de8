import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusRisingWithSun: Partial<Record<Sign, Argument>> = {
  Aries: {
    opening: [
      "As calm as you look, you've started running inside.",
      'You speak slowly and you sit well back, and people find it soothing (Taurus rising).',
      'Your Sun in Aries finished the conversation five minutes ago.',
      "You let the man explain it to the end, with a pleasant nod, and then you're out of the building so fast that he hasn't let go of the handle.",
    ],
    turn: "Everyone has you down as the patient one, and you've never had any patience.",
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
    turn: 'You sound like the last word when you were only joining in.',
    task: [
      "When you're playing with an idea this month, say that you're playing.",
      'Invite somebody to play.',
      "They've carried out a few of your jokes in good faith, and it'd be more fun with both of you laughing.",
    ],
  },
  Leo: {
    opening: [
      "You'd never push to the front, so you sit down at the edge and wait to be found.",
      "You don't push yourself forward, so people think that you like it at the edge (Taurus rising).",
      'Your Sun in Leo has been hoping for the last hour that somebody would ask.',
      "When they finally get you to sing, it's clear that you were warmed up.",
    ],
    turn: "You'd never reach for the crown, although it would look very good on you.",
    task: [
      "Offer something this month before you're asked.",
      "Make it a thing you know you're good at.",
      "They'd have asked long ago, if you hadn't looked so comfortable where you were.",
    ],
  },
  Libra: {
    opening: [
      "You seem quite set in your ways, when what you'd like is to hear from the others.",
      'With your calm, people take your first remark for your final one (Taurus rising).',
      "Your Sun in Libra made it so that there'd be something to talk about.",
      "They plan the whole trip around what you said about lakes, and you'd have loved it if anyone had mentioned the sea.",
    ],
    turn: 'People give way to you just when you were hoping for a conversation.',
    task: [
      'End one sentence this month with a question, and wait.',
      'Change your mind where they can see it.',
      "They think you can't be moved, and it'll be a pleasant shock that they only had to ask.",
    ],
  },
  Sagittarius: {
    opening: [
      "As far as anyone can see you're rooted to the spot, while your mind is on the other side of the world.",
      'You look like someone who has lived here forever (Taurus rising).',
      'Every night your Sun in Sagittarius reads about somewhere else.',
      "The neighbors leave you their cat, because you're always home, and they don't know about the map on the bathroom wall.",
    ],
    turn: 'People count on you to stay, and by now you count it as a reason yourself.',
    task: [
      'Go somewhere this month that takes more than a day.',
      'Let someone else have the cat.',
      "They'll manage, and they'd like to see you come back with that look.",
    ],
  },
  Aquarius: {
    opening: [
      'You look like the most ordinary person in the room, and you believe very little of what ordinary people believe.',
      'People relax around you, and they suppose that you think what everyone thinks (Taurus rising).',
      'With your Sun in Aquarius you hardly ever do.',
      'Somebody says in your kitchen what everybody says, and you pass the potatoes and ask, quite mildly, why.',
    ],
    turn: 'With a face like yours, nobody expects an opinion like yours.',
    task: [
      "Say the odd thing early in the evening this month, while there's time to discuss it.",
      'Stay as mild as you are.',
      'Someone at the table has been thinking the same and believed they were the only one.',
    ],
  },
}
