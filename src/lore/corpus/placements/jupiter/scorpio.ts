import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInScorpio: PlacementParagraphs = {
  1: {
    says: [
      "You don't say much, and people sense that you expect to win in the end (your Jupiter in Scorpio, {house}).",
      "It's a trust in your own strength under pressure, and it draws people who are in trouble or have something to hide.",
      "You can be very generous with them, and it's the lighter encounters that you overdo, so somebody who came up for a friendly word may feel as if they'd been examined.",
    ],
    traits: ['guarded', 'bold'],
  },
  2: {
    says: [
      'You trust your ability to come back from nothing (your Jupiter in Scorpio, {house}).',
      "What's undervalued attracts you, so you buy when others are afraid and don't tell anyone.",
      'Because risk frightens you less than it does most people, the bet can get too large, and you may stake everything where a portion would have done.',
    ],
    traits: ['private', 'bold'],
  },
  3: {
    says: [
      'Conversation gets interesting for you at the point where others get nervous (your Jupiter in Scorpio, {house}).',
      'The truth does people good, you trust, so you ask, and a surprising number thank you.',
      "You're so sure there's something underneath that you may go on digging in a friend who really was only tired.",
    ],
    traits: ['frank', 'serious'],
  },
  4: {
    says: [
      'You believe a family can survive anything that gets talked about (your Jupiter in Scorpio, {house}).',
      "At home you're a deep and steady support, and you've got faith in people there whom others have given up on.",
      "The same faith makes you dig up old stories, above all the missing parts, and you may go further into those than everybody wants to, convinced that they'll all feel better afterward.",
    ],
    traits: ['private', 'close'],
  },
  5: {
    says: [
      'Few people dare to trust their desires as much as you do (your Jupiter in Scorpio, {house}).',
      'When you love someone, or a piece of work, you hold nothing in reserve, and it often repays you with something unforgettable.',
      "Half a heart isn't interesting to you.",
      "The excess is clear enough, and you may have turned a pleasant evening into a great drama, because you couldn't believe that pleasant was all it was going to be.",
    ],
    traits: ['bold', 'close'],
  },
  6: {
    says: [
      "You do well wherever there's something to get to the bottom of (your Jupiter in Scorpio, {house}).",
      "Hand you a mess or a mystery, and you're at your most hopeful.",
      "What you don't trust is a simple remedy or an easy week, and on an ordinary quiet day you may feel that something's missing.",
    ],
    traits: ['bold', 'serious'],
  },
  7: {
    says: [
      'You have faith in partnerships that have been through something (your Jupiter in Scorpio, {house}).',
      'Powerful people attract you, and a hard year together makes you love them more.',
      "You're very loyal, but a calm stretch can strike you as shallow, and a partner who's simply content may be asked what's wrong until something is.",
    ],
    traits: ['close', 'trusting'],
  },
  8: {
    says: [
      "Your luck lies in what's shared in confidence (your Jupiter in Scorpio, {house}).",
      'Sign and house agree, so people trust you with their money and their secrets, and both tend to grow in your keeping.',
      'Fear interests you more than it stops you.',
      "You may go too deep too soon for someone who'd only wanted company, because you honestly believe that there's treasure down there, and for you there was.",
    ],
    traits: ['trusting', 'bold'],
  },
  9: {
    says: [
      'You trust the kind of truth that changes a person (your Jupiter in Scorpio, {house}).',
      "So you're drawn to the difficult teacher and to places where something happened.",
      "When you've found something that saved you, you know it for good, and you can press it on a friend who was happy without it.",
    ],
    traits: ['serious', 'idealistic'],
  },
  10: {
    says: [
      "You believe in going where the power is, and it doesn't scare you (your Jupiter in Scorpio, {house}).",
      "Knowing what's really going on and keeping it to yourself takes you far, and people in high places come to rely on you.",
      'You use the influence to protect those below you, mostly, and you hide your own ambition so well that when the top place comes free, nobody thinks to ask you.',
    ],
    traits: ['guarded', 'public'],
  },
  11: {
    says: [
      "You'd lend a friend your savings, and you've got the kind who'd lend you theirs (your Jupiter in Scorpio, {house}).",
      'Your circle is small and has seen each other at the worst, and you believe in it as other people believe in luck.',
      'What you may overdo is the loyalty, and you can be the last one standing by a person who let everybody down, including you.',
    ],
    traits: ['close', 'generous'],
  },
  12: {
    says: [
      "You've got reserves that open when everything else is closed (your Jupiter in Scorpio, {house}).",
      "Alone and at the low point you often find that you aren't afraid, and help comes from somewhere in yourself that you'd forgotten.",
      "You can grow so fond of that place that you stay down there longer than is needed, and your friends have to come and tell you that there's a picnic.",
    ],
    traits: ['private', 'trusting'],
  },
  sign: {
    says: [
      'You believe that going through something hard makes a person larger (your Jupiter in Scorpio).',
      "So crises bring out your confidence, and people in trouble come to you because you don't look away.",
      'You give in secret and you give a lot.',
      "The extreme attracts you, and you may have to be told by a friend, laughing, that it's possible to have a good time at the shallow end.",
    ],
    traits: ['close', 'bold'],
  },
}
