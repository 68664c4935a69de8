import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInLeo: PlacementParagraphs = {
  1: {
    says: [
      "You'd rather not be looked at until you're ready (your Saturn in Leo, {house}).",
      'Saturn has a hard time in this sign, which likes attention, so you want to be noticed and you stiffen when it happens.',
      'People take you for aloof, and it needs one person who teases you kindly to find out how much fun has been waiting behind the good posture.',
    ],
    traits: ['proud', 'guarded'],
  },
  2: {
    says: [
      'You connect what you earn with how good you are, and it makes money a sore subject (your Saturn in Leo, {house}).',
      'Saturn doubts itself in this sign, so you may ask too little and be offended when you get it.',
      "Once you've put a price on your work that you'd defend in front of strangers, you hold your head differently, and people pay it.",
    ],
    traits: ['proud', 'sparing'],
  },
  3: {
    says: [
      'Reading aloud in class was no small matter to you (your Saturn in Leo, {house}).',
      "Saturn is stiff in this sign, so speaking up feels like performing, and you'd sooner have nothing to say than say it badly.",
      "By degrees you become a person others quote, because you don't open your mouth to be heard, you do it when there's something worth hearing.",
    ],
    traits: ['serious', 'guarded'],
  },
  4: {
    says: [
      'At home you may have been praised for what you did more than for being there (your Saturn in Leo, {house}).',
      'Saturn is uncomfortable in this sign, so you keep your dignity even in your pajamas, and being merely one of the bunch is hard.',
      'Since you know so well what it is to earn your praise, the warmest thing you can do for your own people is to give them some for nothing.',
    ],
    traits: ['proud', 'serious'],
  },
  5: {
    says: [
      'To make something and show it costs you more than it costs most people (your Saturn in Leo, {house}).',
      "Saturn doesn't play easily in this sign, so you rehearse what's meant to be fun, and one shrug can close the piano for a year.",
      "Love gets the same rehearsals, and the same long effort gives whatever you do finish a strength that easier talents don't have.",
    ],
    traits: ['proud', 'serious'],
  },
  6: {
    says: [
      "You hold yourself to a professional standard even when no one's there to see it (your Saturn in Leo, {house}).",
      "Saturn wants recognition in this sign and won't ask for it, so you do the extra hour, wait, and feel bitter toward people who have no idea.",
      'A task you can sign brings out the best in you, and those who give you one find that your back straightens and that they never have to check.',
    ],
    traits: ['proud', 'steady'],
  },
  7: {
    says: [
      'Looking needy in front of a partner is the last thing you want (your Saturn in Leo, {house}).',
      "Saturn holds back in this sign, so you'd like to be courted and you behave as though you'd hardly noticed.",
      "The two of you have to work out who gets admired, and it goes well once you find that saying it first doesn't make you smaller.",
    ],
    traits: ['proud', 'guarded'],
  },
  8: {
    says: [
      'What you fear in closeness is being seen without your dignity (your Saturn in Leo, {house}).',
      "Saturn is tense in this sign, so you'd sooner go without than let anyone know about a debt, and you hate to be seen when you aren't at your best.",
      "Since you've never laughed at another person's weakness, people show you theirs, and someday you may have been shown so much that yours looks ordinary.",
    ],
    traits: ['proud', 'wary'],
  },
  9: {
    says: [
      "You're cautious with people who shine while they preach (your Saturn in Leo, {house}).",
      "Saturn mistrusts show in this sign, so a great teacher has to be great on a rainy Monday as well before you'll follow.",
      "When it's your turn to teach you feel like a fraud, while the students see somebody who prepares, who never makes them feel stupid, and who seems to mean it.",
    ],
    traits: ['serious', 'proud'],
  },
  10: {
    says: [
      'Standing out at work is what you want and what you brace against (your Saturn in Leo, {house}).',
      "Saturn finds this sign difficult, so when you're given authority you turn formal, and you think a leader mustn't be caught joking.",
      "It gets you obeyed, but you're at your best later on, when nobody doubts you anymore, yourself included, and you can let others have the front of the stage.",
    ],
    traits: ['proud', 'public'],
  },
  11: {
    says: [
      "In a group you aren't sure what part you're supposed to play (your Saturn in Leo, {house}).",
      "Saturn sits stiffly in this sign, so you won't push forward, and you're hurt when you're passed over for the toast or the team photo.",
      "What your friends feel is mostly respect, and they'd like to see you dance, and if you ever did it at somebody's wedding, it's still mentioned with affection.",
    ],
    traits: ['proud', 'guarded'],
  },
  12: {
    says: [
      'You may have put away a gift because nobody clapped at the time (your Saturn in Leo, {house}).',
      "Saturn keeps this sign's fire low and this house keeps it out of sight, so you do what you love in the early morning, unobserved, with high standards.",
      'No one can hurt it there.',
      "No one can enjoy it, either, and a small trusted audience of one or two might be all that you've been missing.",
    ],
    traits: ['private', 'proud'],
  },
  sign: {
    says: [
      "You're careful about being seen (your Saturn in Leo, where Saturn doesn't sit easily).",
      "You'd like to be praised, you don't trust praise, and you've sometimes looked haughty while you were only afraid of looking foolish.",
      "What you show, you've worked on first.",
      "The older you get the less you need a reaction, and it's then that people really begin to look up to you.",
    ],
    traits: ['proud', 'guarded'],
  },
}
