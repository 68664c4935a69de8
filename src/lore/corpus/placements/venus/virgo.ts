import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInVirgo: PlacementParagraphs = {
  1: {
    says: [
      'You come across as someone who has paid attention.',
      "Your clothes are plain and fit well, you noticed that the guest beside you is left-handed, and you've moved your glass (your Venus in Virgo, {house}).",
      "Venus isn't sure of itself in Virgo, and it prefers being useful to being admired.",
      "So people meet a very considerate person and have to find out for themselves that you're funny, since you weren't going to bring it up.",
    ],
    traits: ['modest', 'tactful'],
  },
  2: {
    says: [
      'You read reviews for a twelve-dollar purchase, and you enjoy it (your Venus in Virgo, {house}).',
      "Luxury makes you uneasy, because there's nearly always a flaw and you've nearly always seen it.",
      'What you like is the well-made ordinary thing, kept in good order.',
      'Venus is modest to a fault in this sign, and it sets a low price on you as well, which is how you come to charge less than people who check less.',
    ],
    traits: ['sparing', 'practical'],
  },
  3: {
    says: [
      'When you like people, you get small things right for them (your Venus in Virgo, {house}).',
      "You send the bus times, and you spell their mother's name the way she does.",
      "Compliments are harder, since in this sign Venus won't say a thing it can't stand behind.",
      "Being told by you that it's better now is high praise, and somebody waiting for more may not know that they've had it.",
    ],
    traits: ['tactful', 'practical'],
  },
  4: {
    says: [
      "You look after a home by noticing what it's about to run out of (your Venus in Virgo, {house}).",
      "Family may not think of it as affection that the first aid box is always complete, but it's the most affectionate thing in the building.",
      'Sitting down among people who are already sitting is hard for you.',
      "They'd like you on the sofa, crumbs and all, and you come as soon as you've wiped the counter.",
    ],
    traits: ['orderly', 'practical'],
  },
  5: {
    says: [
      'You like your pleasures small enough to do well.',
      "You'll spend a month of evenings on one embroidered leaf, and you know which stitch is wrong (your Venus in Virgo, {house}).",
      'In romance, too, you see the flaw before the charm, and Venus in this sign needs small steps, one good walk and then another.',
      "If somebody has stayed past the fifth, you've forgiven them more than they know, and yourself a bit less.",
    ],
    traits: ['modest', 'private'],
  },
  6: {
    says: [
      'Venus is in Virgo {house}, so you can be quite fond of a routine.',
      'A sharpened process or a clean handover gives you real pleasure, and you show people you work with that they matter by never leaving them a mess.',
      'Being needed can slide into being used, because you rarely say what it cost you.',
      "Your stomach keeps that record, and it's a more outspoken critic than you are.",
    ],
    traits: ['practical', 'orderly'],
  },
  7: {
    says: [
      "You love by taking things off somebody's hands (your Venus in Virgo, {house}).",
      'You renew the passport that was about to lapse and mention the spot on their collar before they go in.',
      'Venus has to work harder in this sign, because it sees every flaw in what it adores.',
      'The other person may hear a list of complaints, when all you were doing was keeping what you love in working order.',
    ],
    traits: ['practical', 'modest'],
  },
  8: {
    says: [
      'Trust, for you, is something to be checked and then relaxed into (your Venus in Virgo, {house}).',
      "Before you share money you want to see the actual numbers, and before you share a bed you'd like to know about the snoring.",
      "It isn't coldness, since you turn down far fewer people than you examine.",
      'Venus hates to be wrong about anyone in this sign, and it can go on testing a person who passed last spring.',
    ],
    traits: ['wary', 'practical'],
  },
  9: {
    says: [
      'With Venus in Virgo {house}, you fall in love with a subject through its details.',
      "You'd rather understand one small museum than check off a capital, and you come home with the recipe and the correct name of the bird.",
      "Big convictions make you itch, because you can see where they don't fit.",
      'Those who have one can find you disappointing company, right up to the day they need somebody to proofread it.',
    ],
    traits: ['modest', 'practical'],
  },
  10: {
    says: [
      "You're known for work that doesn't have to be looked at twice.",
      "You make other people's ideas presentable, and it pleases you when a job is so clean that nobody can tell it was difficult (your Venus in Virgo, {house}).",
      "That's the snag, since Venus in this sign is shy of credit and a spotless result looks as if it had been easy.",
      'The promotion goes to somebody whose mistakes were more visible.',
    ],
    traits: ['practical', 'modest'],
  },
  11: {
    says: [
      "You're the friend people are gladdest to have along by about ten at night (your Venus in Virgo, {house}).",
      "It's you who brought the safety pin and looked up the last train, and you like a group best when it has something to get done.",
      'Being merely liked unsettles you, so you keep earning it.',
      "Friends who try to spoil you for once are told that there's really no need, and they believe it.",
    ],
    traits: ['practical', 'modest'],
  },
  12: {
    says: [
      'Your kindest acts have no signature on them (your Venus in Virgo, {house}).',
      "You'll straighten out a mess on a shared document after midnight and let everyone think it was fine all along.",
      "Admiring somebody, you look for what they could use, and you stay well back, because Venus in this sign can't believe that it might be wanted for itself.",
      'It often is, by people who never got near enough to say so.',
    ],
    traits: ['private', 'modest'],
  },
  sign: {
    says: [
      'You show that you care by getting the details right (your Venus in Virgo).',
      "It's a sign where Venus is said to be weak, because it's slow to believe in a compliment and quick to spot what's wrong with a beautiful thing.",
      'You improve what you love, and a loose button is sewn on before its owner has missed it.',
      "People who can stand being improved have in you the most reliable affection they'll ever get.",
    ],
    traits: ['practical', 'modest'],
  },
}
