import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInTaurus: PlacementParagraphs = {
  1: {
    says: [
      "You trust that there's enough to go around, and it shows (your Jupiter in Taurus, {house}).",
      "People feel well fed in your company, even on a park bench, because you aren't in a hurry and you seem to like being alive.",
      'The price of so much ease is that you may stay seated through something you ought to have stood up for, because it was all so pleasant and somebody else would surely say it.',
    ],
    traits: ['warm', 'steady'],
  },
  2: {
    says: [
      'You have a talent for having enough (your Jupiter in Taurus, {house}).',
      "Money tends to grow near you when you leave it alone, because you can tell real value from fashion and you aren't frightened into selling.",
      "What you don't notice is the moment when enough has been reached, so there's a spare of everything, and still the feeling that you'd be safe with just a bit more.",
    ],
    traits: ['generous', 'steady'],
  },
  3: {
    says: [
      'You believe things come clear if nobody rushes them (your Jupiter in Taurus, {house}).',
      'Neighbors stop at your fence because a talk with you is restful, and you pass on good advice about roses and people in the same tone.',
      "Nobody ever felt hurried by you, and now and then somebody would have liked to be, when you're enjoying the first half of a story and their train has left.",
    ],
    traits: ['steady', 'warm'],
  },
  4: {
    says: [
      "Home is where you're rich, whatever you've got (your Jupiter in Taurus, {house}).",
      'You have faith in good mattresses and big pots, and people who come for an evening ask if they could stay the weekend.',
      "All of it stays, too, because what's good is too good to give away, and after some years of this the idea of moving makes everyone laugh.",
    ],
    traits: ['generous', 'warm'],
  },
  5: {
    says: [
      "You believe in pleasure, and you're a good teacher of it (your Jupiter in Taurus, {house}).",
      'A long lunch outdoors can be the high point of your month, and you make things with your hands that people want to touch.',
      "Friends may mention that there's such a thing as too much of it, and you think it over, usually at the end of the meal, and are never completely convinced.",
    ],
    traits: ['warm', 'slow'],
  },
  6: {
    says: [
      'A reasonable amount done every day brings you luck (your Jupiter in Taurus, {house}).',
      "Jobs where people pay for quality suit you, and you're liked because you bring peace to a hectic place, and often pastry.",
      'Your body likes this pace and lets you get away with a great deal, so you may be a little late in hearing it when it asks for a change.',
    ],
    traits: ['steady', 'practical'],
  },
  7: {
    says: [
      'Partnership is something you trust as others trust in savings, a little added every day (your Jupiter in Taurus, {house}).',
      "Kind and solid people attract you, and you're generous to them in things they can hold.",
      'You can settle so well into being happy that a complaint of theirs sounds to you like distant traffic, and they have to say it several times.',
    ],
    traits: ['steady', 'warm'],
  },
  8: {
    says: [
      "You bring calm and luck to what's shared (your Jupiter in Taurus, {house}).",
      'People do well when they put their money next to yours, and you treat a loan as a seed.',
      "The calm can also keep an arrangement going past its time, because it's so comfortable, and the others may have to work up the courage to tell you that they'd like to begin again.",
    ],
    traits: ['trusting', 'steady'],
  },
  9: {
    says: [
      'You believe in whatever makes an ordinary day better (your Jupiter in Taurus, {house}).',
      'Jupiter likes to learn, and in Taurus it learns slowly, through food and landscape and the hands of people who know a craft.',
      'So you go back to the same country again and again and know it better each time, while a few new ideas have waited on your porch for years and left.',
    ],
    traits: ['practical', 'steady'],
  },
  10: {
    says: [
      'You trust that good work gets its reward, and it tends to in your case (your Jupiter in Taurus, {house}).',
      'The rise is unhurried and well paid, and people in charge feel calmer having you around.',
      "You enjoy it so much when it comes that your ambition can go to sleep for years, in a position with a good view and a nice lunch, and you'd be the last to see a problem.",
    ],
    traits: ['public', 'steady'],
  },
  11: {
    says: [
      'You believe friends should be fed and lent things (your Jupiter in Taurus, {house}).',
      'Your tools are on loan to half of them, and a cause gets something solid from you every month.',
      "It makes for a steady, well-fed circle that's slow to let in anyone who lives differently, until one of them turns up hungry, and by dessert you've forgotten that you had doubts.",
    ],
    traits: ['generous', 'warm'],
  },
  12: {
    says: [
      'You have an inner store of contentment that few people know about (your Jupiter in Taurus, {house}).',
      "Alone in a garden or in a long bath you feel rich, and afterward you're patient with everyone.",
      "It's such a reliable happiness that you can withdraw into it too far, and an afternoon that was meant for living gets spent under the quilt.",
    ],
    traits: ['private', 'steady'],
  },
  sign: {
    says: [
      "You believe that there's enough and that it'll keep (your Jupiter in Taurus).",
      'It makes you patient and generous, with food above all and with a place to stay.',
      'People relax and do better near you.',
      'Comfort is what you overdo, and now and then a wonderful chance has gone by because it would have meant getting up early.',
    ],
    traits: ['steady', 'generous'],
  },
}
