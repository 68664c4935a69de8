import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInCancer: PlacementParagraphs = {
  1: {
    says: [
      'People trust you with their kids and with their secrets (your Jupiter in Cancer, {house}).',
      "Jupiter is at its most generous in this sign, so kindness comes out of you before you've decided on it, and even strangers feel that they've been expected.",
      'It brings you a good deal of luck.',
      "You can overdo the mothering, and somebody who'd only said they were a bit tired is suddenly being driven home.",
    ],
    traits: ['warm', 'generous'],
  },
  2: {
    says: [
      "You believe in having plenty, so that there's some for anyone who comes (your Jupiter in Cancer, {house}).",
      'Jupiter does well in Cancer, and money does seem to find you, often through family or by way of someone you looked after.',
      "The trouble starts after the meal or the loan, since you can hardly give to people without adopting them, and there may be several you've more or less been supporting ever since.",
    ],
    traits: ['generous', 'close'],
  },
  3: {
    says: [
      'You trust in the small kind thing said at the right time (your Jupiter in Cancer, {house}).',
      "Jupiter is strong here, so you remember the names of everybody's children, and a chat with you in line at the pharmacy can put someone right for the week.",
      'In your stories the family gets warmer and larger with each year, and those who were there have stopped trying to correct you, because they like it better too.',
    ],
    traits: ['warm', 'generous'],
  },
  4: {
    says: [
      'Making a home is a gift of yours (your Jupiter in Cancer, {house}).',
      "Jupiter is at its kindest in this sign, so wherever you live there's room for one more, and people come back after years and find their place still set.",
      'Family is your good fortune, or the one you made up of friends is.',
      "You just can't bear for anyone to leave.",
    ],
    traits: ['generous', 'close'],
  },
  5: {
    says: [
      'You believe in affection, and you give it without keeping any back (your Jupiter in Cancer, {house}).',
      "Jupiter has the most to give in Cancer, so children and animals adore you, and anything you make for someone you love turns out better than you'd planned.",
      "In romance you're tender and all in.",
      "You might hold a person so warmly that they have to explain to you, gently, that they'd like to go and get some air.",
    ],
    traits: ['warm', 'generous'],
  },
  6: {
    says: [
      'You trust in looking after people, and it makes you lucky at work (your Jupiter in Cancer, {house}).',
      "Jupiter gives its best in this sign, so jobs come to you through people you were once kind to, and everybody's health seems to improve around your table.",
      "You're loved for it and you say yes to too much of it, because each single request was so reasonable and they looked so tired.",
    ],
    traits: ['warm', 'practical'],
  },
  7: {
    says: [
      'You have great faith in sharing a life (your Jupiter in Cancer, {house}).',
      "Jupiter does splendidly in this sign, so you attract kind people, you take in their whole family, and you'd forgive almost anything that was told to you with tears.",
      "You may give so much comfort that the other one never has to grow out of needing it, and if they did, you'd be glad for them and wouldn't know what to do with your hands.",
    ],
    traits: ['close', 'generous'],
  },
  8: {
    says: [
      'You believe people are better underneath than on top (your Jupiter in Cancer, {house}).',
      'Jupiter is at its kindest in Cancer, so others lay their worst hour in your lap and get up lighter, and they never forget that you let them.',
      "You'd share your money with them as though it were family money, and it nearly always comes back, and you've forgiven the rest.",
    ],
    traits: ['trusting', 'close'],
  },
  9: {
    says: [
      'Your beliefs come down to taking care of each other, and you hold them very firmly (your Jupiter in Cancer, {house}).',
      "Jupiter is at its warmest in this sign, so you're welcomed in far countries like a cousin, and you learn by staying with people.",
      "What can pass you by is an idea that doesn't comfort anybody, even when it happens to be true, because you keep looking for the person it would help.",
    ],
    traits: ['idealistic', 'warm'],
  },
  10: {
    says: [
      "You get ahead by being good to people, and it's no strategy (your Jupiter in Cancer, {house}).",
      "Jupiter is exalted in this sign, so the public takes to you, and those you've trained remember you as the one who believed in them.",
      "You'd like your work to be a second family.",
      "That's where it can go wrong, since you may keep someone on for years because you couldn't bear to be the one who sent them away.",
    ],
    traits: ['public', 'warm'],
  },
  11: {
    says: [
      "You collect friends who've got nowhere to go for the holidays (your Jupiter in Cancer, {house}).",
      'Jupiter is at full strength for friendship here, so your circle gets bigger every year and hardly anyone drops out.',
      "They'd do anything for you, and you rarely find out, since you'd rather be the one who's giving, and it may take a move to the fifth floor before you see them all turn up.",
    ],
    traits: ['warm', 'open'],
  },
  12: {
    says: [
      "Deep down you trust that you'll be caught (your Jupiter in Cancer, {house}).",
      "Jupiter is very strong in this sign and works quietly in this house, so you do a lot of good that no one hears about, and help tends to reach you at the last minute from a direction you weren't watching.",
      "Solitude feels so kind that you may hide in it too long, while people who'd gladly have looked after you in person wait to be asked.",
    ],
    traits: ['private', 'trusting'],
  },
  sign: {
    says: [
      'You believe in taking people in (your Jupiter in Cancer, where astrologers find Jupiter at its most generous).',
      "You give second chances and good dinners, and people you'd helped and forgotten tend to turn up when you need something.",
      "It's possible to be too protective.",
      'The people you love may have to insist on making one or two mistakes of their own.',
    ],
    traits: ['warm', 'generous'],
  },
}
