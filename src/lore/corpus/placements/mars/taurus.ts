import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInTaurus: PlacementParagraphs = {
  1: {
    says: [
      "You move at one speed, and it's yours (your Mars in Taurus, {house}).",
      'Mars is supposed to charge, and in this sign it leans, so people meet an unhurried person and only learn how strong you are when they try to shift you.',
      'A fight hardly ever starts with you.',
      "You just don't get out of the way, and it takes somebody in a hurry quite a while to see that this is your answer.",
    ],
    traits: ['steady', 'slow'],
  },
  2: {
    says: [
      'Mars is in Taurus {house}, so you earn the way water wears down a rock.',
      "You'd take a fair wage for twenty years over a gamble this afternoon, and although the sign slows Mars down, nobody holds on longer to what it has made.",
      "It's also the one subject on which you're quick.",
      "When someone touches what's yours without asking, they meet a person whom even old friends have seen perhaps twice.",
    ],
    traits: ['steady', 'practical'],
  },
  3: {
    says: [
      "You're slow to argue and you can't be argued out of it.",
      "While the others trade points, you repeat your one sentence, pleasantly, until they're tired (your Mars in Taurus, {house}).",
      "Mars isn't quick in this sign, so the perfect reply reaches you on Thursday, and a sister or a neighbor can be quite startled to get it then.",
      "They'd assumed it was settled, and so it was.",
    ],
    traits: ['slow', 'steady'],
  },
  4: {
    says: [
      'At home nothing gets changed over your head (your Mars in Taurus, {house}).',
      "You'll lay a floor with your own hands over several winters, and anyone who proposes to hurry that along finds a large calm obstacle in the hallway.",
      'Mars in this sign swallows small annoyances whole.',
      'The family sees your temper about once in five years, on the subject of a borrowed saw, and they date things by it.',
    ],
    traits: ['steady', 'slow'],
  },
  5: {
    says: [
      "You don't chase what you want, you stay near it until it's used to you (your Mars in Taurus, {house}).",
      "Mars gets there late in this sign and arrives complete, so somebody who'd taken you for a patient friend finds out one evening that there was nothing patient about it.",
      'You play in the same style, for the thing in your hands.',
      'A rushed opponent beats you easily, and only the first time.',
    ],
    traits: ['slow', 'steady'],
  },
  6: {
    says: [
      "You take forever to get going and then you can't be stopped (your Mars in Taurus, {house}).",
      'Mars has less spark in this sign and far more haul, so your morning pace is still going when the fast starters have left with headaches.',
      "A change of plan at two o'clock feels to you like being asked to turn a freight train, and you let people know by not turning.",
    ],
    traits: ['steady', 'practical'],
  },
  7: {
    says: [
      "You don't fight with a partner so much as outlast them (your Mars in Taurus, {house}).",
      'Your no is said once, quietly, and from then on you pass the potatoes with the no still standing.',
      'Mars in this sign has trouble getting anger to the surface, which makes you restful to live with and maddening to disagree with.',
      "Your partner finds out how long you've minded from the size of what finally comes down.",
    ],
    traits: ['steady', 'close'],
  },
  8: {
    says: [
      "What you've once invested in somebody, you don't withdraw.",
      "It's hard to tell passion from stubbornness in your case, and a lender or a lover can rely on either (your Mars in Taurus, {house}).",
      'Mars slows down in this sign and hates to be forced, so pressure to share or to decide tonight has exactly one effect.',
      'The offer that comes back without a deadline finds you generous and about eight months later.',
    ],
    traits: ['steady', 'wary'],
  },
  9: {
    says: [
      'You reach your opinions slowly, by walking all the way around them (your Mars in Taurus, {house}).',
      'After that, it takes more than a clever argument to move you.',
      'Mars takes the long route in this sign and enjoys it.',
      "You get there by doing every single problem in the book, and you can't think why a well-turned sentence should undo that.",
    ],
    traits: ['steady', 'practical'],
  },
  10: {
    says: [
      "Mars is in Taurus {house}, so your ambition doesn't look much like ambition.",
      "What you've finished is still standing when the quick successes have been replaced twice.",
      "Mars isn't at its sharpest in this sign, and you can lose an opening by wanting to be sure of it.",
      'But they give the load-bearing jobs to you, and by and by those turn out to be the important ones.',
    ],
    traits: ['steady', 'practical'],
  },
  11: {
    says: [
      'Your friends have stopped trying to rush you (your Mars in Taurus, {house}).',
      'In a group you say little and pull hard, and when the enthusiasm runs out halfway through the barn roof, they look up and there you are with the nails.',
      'Mars is a slow starter in this sign, so you rarely propose anything.',
      "You have a quiet veto, though, because whatever you won't carry doesn't get carried.",
    ],
    traits: ['steady', 'slow'],
  },
  12: {
    says: [
      'You resist in ways that nobody can point to.',
      "The plan gets your friendly agreement, and somehow it doesn't take place (your Mars in Taurus, {house}).",
      'Mars has a hard time getting out in this sign, harder still in this house, and what was a plain no goes into your shoulders, or into a garage you spend the whole weekend sorting.',
      "You'd call yourself easygoing, and you may be the only one fooled.",
    ],
    traits: ['private', 'steady'],
  },
  sign: {
    says: [
      "You get there later than other people and you're still there when they've left (your Mars in Taurus).",
      "The old books think Mars badly placed in such a slow sign, and it does cost you some starts, because you won't move before your stomach has agreed.",
      "After that you have a mule's endurance, and if hurried, its mood.",
      'Rare as your anger is, nobody asks to see it twice.',
    ],
    traits: ['steady', 'slow'],
  },
}
