import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInLibra: PlacementParagraphs = {
  1: {
    says: [
      "You're so agreeable at first that nobody sees you get your way (your Mars in Libra, {house}).",
      'Mars wants to push and in this sign has to be polite about it, so you propose, you compliment, you let the other one suggest your idea.',
      'Decisions made alone take you forever.',
      "Put an opponent in front of you and you're suddenly clear, since it's only by hearing their side that you find out which is yours.",
    ],
    traits: ['tactful', 'yielding'],
  },
  2: {
    says: [
      "Mars is in Libra {house}, so you'll negotiate brilliantly for anyone but yourself.",
      "For a friend's salary you're steel with a smile, and at your own table you say that whatever they think is fair will be fine.",
      "This sign makes Mars see the other person's point, which is expensive.",
      'Your anger about it comes later and goes to the principle, and a stranger being overcharged ahead of you may get the benefit.',
    ],
    traits: ['tactful', 'yielding'],
  },
  3: {
    says: [
      "You can't argue without seeing that they've got a point (your Mars in Libra, {house}).",
      'It takes the swing out of your arm, and Mars is known to be hampered in this sign for just that reason.',
      'The hard thing comes wrapped so well that some people thank you and leave with it unopened.',
      'What finally makes you sharp is unfairness toward someone else, and a bully on the train hears it in perfect grammar.',
    ],
    traits: ['tactful'],
  },
  4: {
    says: [
      'At home you work very hard to keep a fight from starting (your Mars in Libra, {house}).',
      "You carry messages between people and soften them on the way, and both sides believe you're with them.",
      "Mars can't easily strike out on its own behalf in this sign.",
      'The day you do put your foot down, the whole household stops, because no one knew that you had one.',
    ],
    traits: ['tactful', 'yielding'],
  },
  5: {
    says: [
      'You go after people by letting them come three steps and taking two (your Mars in Libra, {house}).',
      'Mars is out of its element when it has to be courteous, and yet courtship is the one fight where that wins.',
      'You play doubles better than singles, and write better with somebody to send the pages to.',
      "Once it's all yours for the taking, you often stop to ask whether they're quite sure.",
    ],
    traits: ['tactful', 'playful'],
  },
  6: {
    says: [
      'You get twice as much done in tandem as you do alone (your Mars in Libra, {house}).',
      'By yourself you can spend a morning choosing which task is the fairest to begin with, because Mars loses its edge in this sign without somebody across from it.',
      "Given a partner for the job, you're quick and even forceful.",
      "You'd still rather redo another's share in silence than mention it, and you mention it to everyone else.",
    ],
    traits: ['tactful', 'yielding'],
  },
  7: {
    says: [
      "It's across from one other person that you find your strength, and also your fights (your Mars in Libra, {house}).",
      "You try to win an argument and be thought charming by the person you're winning it from.",
      'Mars has to work in a foreign language in this sign, so you give up three points in advance to be pleasant and then, coolly, ask for them back.',
      "A partner who's plain makes you braver.",
    ],
    traits: ['tactful', 'close'],
  },
  8: {
    says: [
      "You can raise the question of who owes what without anyone's voice going up (your Mars in Libra, {house}).",
      "Still, it takes you ages to raise it, since Mars in this sign would do almost anything before it'll seem grasping.",
      "In desire you wait for the other one's move and answer it beautifully.",
      "If they're waiting too, the two of you can spend a delightful year being considerate at each other.",
    ],
    traits: ['tactful', 'wary'],
  },
  9: {
    says: [
      'Your convictions wake up when somebody is being judged without a hearing.',
      "You'll argue the unpopular side for fairness' sake and do it so well that the class starts to wonder about you (your Mars in Libra, {house}).",
      "Mars has no natural cause of its own in this sign and borrows other people's.",
      "Ask which way you'd go yourself, north or south, and you'd like to know what the rest of the car thinks.",
    ],
    traits: ['tactful', 'idealistic'],
  },
  10: {
    says: [
      'Mars is in Libra {house}, so you rise by making yourself the one that all sides can live with.',
      "You do your fighting in advance and over coffee, and when the vote comes it's unanimous.",
      "The sign takes away Mars's bluntness, and with it some credit, because a battle that never happened doesn't get written up.",
      "Open attack throws you, and you've lost a round or two by waiting for it to turn civil.",
    ],
    traits: ['tactful', 'public'],
  },
  11: {
    says: [
      "You'll go to great lengths to keep a group of friends from splitting (your Mars in Libra, {house}).",
      "When two of them are at odds, you see each one separately for pancakes and tell each what the other would have said if they'd been nicer.",
      'It works, mostly.',
      "Mars hates to choose a side in this sign, and there's always somebody who noticed that you were asked to and went to find the restroom.",
    ],
    traits: ['tactful', 'yielding'],
  },
  12: {
    says: [
      "You don't like being seen to be angry, so you do it off the premises (your Mars in Libra, {house}).",
      'Mars has trouble in this sign saying no to a face, so the no becomes a reply that never comes.',
      'You imagine the whole exchange, with excellent manners on both sides.',
      "The other person goes on thinking you're friends, and after some months it's so nearly true that you let it be.",
    ],
    traits: ['private', 'tactful'],
  },
  sign: {
    says: [
      'You get what you want by arranging for it to be what they want (your Mars in Libra).',
      'The tradition puts Mars at a disadvantage here, since it must fight and be fair in a single motion, and you do lose time weighing what another person would simply grab.',
      'Injustice cures you of it instantly.',
      "For somebody who's being talked over you'll interrupt a room, and then apologize to the room.",
    ],
    traits: ['tactful', 'yielding'],
  },
}
