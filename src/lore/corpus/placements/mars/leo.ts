import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInLeo: PlacementParagraphs = {
  1: {
    says: [
      'You do things as though somebody ought to be filming, and they often wish they had been.',
      'Mars is in Leo {house}, and it wants to act well and be seen acting well, so you have courage exactly where others lose theirs, with people looking.',
      'You can take any amount of opposition.',
      "Being laughed at by somebody you like is another matter, and you'll defend a silly remark to the last ditch.",
    ],
    traits: ['bold', 'proud'],
  },
  2: {
    says: [
      'For you a price is a compliment or an insult, and rarely just a number (your Mars in Leo, {house}).',
      "You work gloriously for people who know what they've got in you, and you'd rather go without than accept a sum that says you're ordinary.",
      'Much of what you make, you spend on treating the troops.',
      "Nobody's allowed to help with the bill, even in a month when it's plainly your turn to be helped.",
    ],
    traits: ['proud', 'generous'],
  },
  3: {
    says: [
      "Mars is in Leo {house}, so you don't argue with people, you address them.",
      'On the phone you use gestures that nobody can see, and the story of a parking ticket lasts through two refills.',
      'A sibling who finishes the punch line for you is asking for it.',
      'Interrupted, you stop altogether, and the silence after that is a performance in its own right.',
    ],
    traits: ['bold', 'proud'],
  },
  4: {
    says: [
      "You'd give the people at home your last day off, as long as they remember whose it was (your Mars in Leo, {house}).",
      "You sing while you paint the whole hall, and then you'd like them all to come and stand in it.",
      "Orders inside your own four walls can't be borne.",
      "Ask you for it as a favor and you're up on the ladder, and a family that has worked this out gets everything painted.",
    ],
    traits: ['proud', 'generous'],
  },
  5: {
    says: [
      'You play to be watched, and you play better for it.',
      "You'll dive from the high board because someone on the towels is worth diving for, and courtship, in your hands, has an overture and several acts (your Mars in Leo, {house}).",
      'What you make has your name on it, large.',
      "Since everything's put into the gesture, a plain no from the audience can keep you off the board for a whole summer.",
    ],
    traits: ['bold', 'playful'],
  },
  6: {
    says: [
      "You bring a kind of honor to ordinary work, and you notice if anyone else doesn't (your Mars in Leo, {house}).",
      "Even the inventory gets done as if the owner's mother were coming to look.",
      "You'll carry the tired ones with jokes, but you can't stand being corrected in front of them.",
      'Said in private, the same correction would have been taken, thanked for, and passed on as your own idea.',
    ],
    traits: ['proud', 'warm'],
  },
  7: {
    says: [
      'You want a partner with some majesty to them, and then you argue about who sits where (your Mars in Leo, {house}).',
      "The quarrels are nobly worded, and you'd never hit below the belt, because you'd have to see yourself doing it.",
      'Saying sorry is the hard part.',
      'You do it with concert tickets, grandly, and the one who only wanted to hear the word itself has to decide whether to point that out.',
    ],
    traits: ['proud', 'bold'],
  },
  8: {
    says: [
      "You give yourself in a way that's meant to be remembered (your Mars in Leo, {house}).",
      'In bed or in a joint venture you hold nothing back, so it stings more than it should when somebody treats the thing as routine.',
      "With money you're magnificent, and you hate to look at the statement.",
      "Sooner than admit you can't cover your share, you'd sell the piano and tell a good story about it.",
    ],
    traits: ['proud', 'generous'],
  },
  9: {
    says: [
      'You like a belief that somebody could ride into battle with (your Mars in Leo, {house}).',
      'Where others hold an opinion, you take up a banner, and a seminar with you in it gets a great deal warmer.',
      "Putting it down quietly is beyond you, so you sometimes go on carrying one you no longer believe in, because there are people behind you and they've learned the song.",
    ],
    traits: ['bold', 'idealistic'],
  },
  10: {
    says: [
      'Mars is in Leo {house}, so you go after success in full view.',
      "You announce the goal, which scares more careful people and makes you work twice as hard, since now there's an audience to the outcome.",
      "It gives you real authority, and you're generous to anyone who isn't after the same spot.",
      'The one who is can bring out a surprising smallness in you, over matters such as whose name is set in bold.',
    ],
    traits: ['public', 'proud'],
  },
  11: {
    says: [
      "In a group you end up in front, and you'd be hurt to hear that you'd pushed (your Mars in Leo, {house}).",
      "You rally people by believing they're better than they are, until they nearly have to be, and you bring the good bats.",
      'A decision made while you were getting ice strikes you as an insult.',
      "They soon learn to vote after you're back, when it comes out the same way.",
    ],
    traits: ['warm', 'proud'],
  },
  12: {
    says: [
      'Some of your greatest efforts are made where nobody can see them.',
      "Mars is in Leo {house}, so it wants a public and hasn't got one, and you'll rescue a failing project all night and act, next day, as if it had mended itself.",
      "You'd so like somebody to notice.",
      "If nobody does, you get a little imperious about small things, and people can't imagine where it's coming from.",
    ],
    traits: ['private', 'proud'],
  },
  sign: {
    says: [
      "You're bravest with people watching (your Mars in Leo).",
      "You put your whole chest into what you do, you fight in the open, and you can get a tired crew up a hill by pretending that it's a privilege.",
      "What you can't take is being made to look small.",
      'A slight that anyone else would have brushed off can steer your whole week, and your best reply to it is usually something rather magnificent.',
    ],
    traits: ['bold', 'proud'],
  },
}
