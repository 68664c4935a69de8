import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInTaurus: PlacementParagraphs = {
  1: {
    says: [
      'You arrive slowly and you stay, and people find it restful (your Sun in Taurus, {house}).',
      "Nobody has ever seen you hurry for effect or pretend to like what you don't.",
      'It gives you more authority than talking would.',
      "The same steadiness makes you hard to move once you've sat down, and somebody may argue with you for an hour before realizing that your answer was already final.",
    ],
    traits: ['steady', 'slow'],
  },
  2: {
    says: [
      'You take pride in what you can put your hand on (your Sun in Taurus, {house}).',
      'Money means more to you than spending, because it stands for years of your own effort, and you add to it patiently while others look for a shortcut.',
      "What you've chosen becomes so much yours that it can be hard to tell what you have from who you are, and a small loss may trouble you longer than it should.",
    ],
    traits: ['steady', 'practical'],
  },
  3: {
    says: [
      "What you say still holds next week, and you're proud of it (your Sun in Taurus, {house}).",
      'You learn by repetition and talk the same way, so a neighbor may know your favorite story by now and likes to hear it.',
      'People come to you for a plain opinion.',
      "They need to ask early, because you think things over at walking pace, and by the time you've reached a view the conversation has often gone home.",
    ],
    traits: ['steady', 'slow'],
  },
  4: {
    says: [
      "You're someone who makes places (your Sun in Taurus, {house}).",
      'Whether you rent a room or own an acre, you plant something and you stay, and within a few years others treat it as the spot to come back to.',
      'What will outlast you makes you proudest.',
      'When life asks you to move on, you can defend a house that has stopped being good to you because leaving would feel like quitting.',
    ],
    traits: ['steady', 'close'],
  },
  5: {
    says: [
      'You have a real talent for enjoyment, and you take it seriously (your Sun in Taurus, {house}).',
      "A tomato you grew yourself can make your week, and whatever you create has weight and texture and isn't finished until it feels right under the hand.",
      'You court people at the same slow pace, and those who like surprises may wander off in the meantime, when all you were doing was taking your time.',
    ],
    traits: ['steady', 'slow'],
  },
  6: {
    says: [
      "Your strength is that you'll do it again tomorrow (your Sun in Taurus, {house}).",
      "Others work in bursts and you work evenly, so by the end of the year you've done more than any of them, and done it without a fuss.",
      "If the method changes, you lose the very thing you were good at, and it can look like stubbornness to people who never noticed how much you'd been carrying.",
    ],
    traits: ['steady', 'practical'],
  },
  7: {
    says: [
      'You become more yourself beside one steady person (your Sun in Taurus, {house}).',
      "You choose slowly and then you stop looking, and being faithful isn't a strain for you, since you like knowing how the evening will go.",
      "What's settled is settled, as far as you're concerned, and a partner who's changing can have trouble getting you to look up from a good dinner and notice.",
    ],
    traits: ['steady', 'close'],
  },
  8: {
    says: [
      "Trust, for you, is built the way a wall is, and you don't lean on it until it's dry (your Sun in Taurus, {house}).",
      "You're good with money that belongs to several people, because you look after it as if it were land.",
      'Letting go comes as slowly, and you hold on past the point where others have given up, and then find that you can live on a great deal less.',
    ],
    traits: ['wary', 'steady'],
  },
  9: {
    says: [
      "You believe what you've tested with your own senses (your Sun in Taurus, {house}).",
      'On a trip you skip the museum and go to the market, and you learn more about a country from its cheese than from its constitution.',
      'Your few convictions were slow to form and can carry weight.',
      "Someone who wants to win you over with an argument has picked the wrong tool, and you'll listen to all of it and stay where you were.",
    ],
    traits: ['practical', 'steady'],
  },
  10: {
    says: [
      'You make your name by still being there (your Sun in Taurus, {house}).',
      "Others rise faster, but you're building something that can be seen and used, and after ten years people send everyone to you.",
      "Being paid properly matters to you, and you'll wait for it.",
      'The risk is staying loyal to a position for its comforts, and you may turn down a better one because it would mean a new commute.',
    ],
    traits: ['public', 'steady'],
  },
  11: {
    says: [
      "In a group you're the one who doesn't drift (your Sun in Taurus, {house}).",
      'Fads and quarrels pass through your circle, and they find you where they left you, with something on the stove.',
      "You're proud of friendships that have lasted, and you support a cause by paying into it every month for years.",
      "New people have to get used to your pace, and some of them leave before you've decided that you like them.",
    ],
    traits: ['steady', 'close'],
  },
  12: {
    says: [
      'You need a great deal of peace, and you arrange for it quietly (your Sun in Taurus, {house}).',
      'Your best hours have no one in them, a garden early in the day or a long soak, and you come back from them solid.',
      "You're surer of your own worth alone than in company.",
      "So you may let others set a price on what you do, and they set it low, since they've only ever seen you tired.",
    ],
    traits: ['private', 'steady'],
  },
  sign: {
    says: [
      "You're here to make things that last (your Sun in Taurus).",
      'What you can touch, you trust, and you have a gift for enjoying an ordinary afternoon that other people pay to be taught.',
      'No one can rush you.',
      "It's your great strength, and it also means you can stay too long in a spot because getting up would be such a bother.",
    ],
    traits: ['steady', 'practical'],
  },
}
