import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiRisingWithSun: Partial<Record<Sign, Argument>> = {
  Taurus: {
    opening: [
      'To hear you talk you might do anything, but you eat the same breakfast every day.',
      'New people get a quick, amusing person with a fresh idea every few minutes (Gemini rising).',
      "Meanwhile your Sun in Taurus hasn't budged.",
      'After an hour of brilliant proposals for the weekend you do what you did last weekend, and enjoy it.',
    ],
    turn: 'People expect you to surprise them, and the surprise is how little you change.',
    task: [
      "Do one of the things you've been talking about, this month, all the way.",
      'A new dish is enough, as long as it gets cooked.',
      'The friends who love your ideas would be delighted to find one of them on the table.',
    ],
  },
  Cancer: {
    opening: [
      'A conversation with you is light, and every word of it stays with you for years.',
      'You chat with anyone, you skip from one thing to the next, and it seems that nothing sticks (Gemini rising).',
      'It all sticks, because your Sun in Cancer keeps what people tell it.',
      'Somebody you met on a train gets asked, three years on, whether the knee got better.',
    ],
    turn: "People think that you're only making conversation, when you've already taken them in.",
    task: [
      "Tell one person this month something you remember about them that they've forgotten they told you.",
      'Say when it was.',
      'Being remembered like that is rarer than you think, and hardly anyone knows you do it.',
    ],
  },
  Virgo: {
    opening: [
      'After a day of quick answers you spend the night checking if they were right.',
      'People come to you because you always know something, and you say it so easily (Gemini rising).',
      "Your Sun in Virgo minds whether it's true.",
      "On the stairs you say that it's the blue line, and ten minutes later you're running after a tourist with a correction.",
    ],
    turn: "You're known for your speed, though what you're proud of is getting it right.",
    task: [
      "When you're asked something you half know, say that you'll look, and do.",
      'Let there be a silence where the quick answer would have been.',
      'Those who ask you will wait for the good one, once they know that there is one.',
    ],
  },
  Scorpio: {
    opening: [
      'People tell you their whole story and get an anecdote in return.',
      "You're easy to talk to, you seem to have no secrets, and an evening with you goes by like nothing (Gemini rising).",
      'Afterward it turns out that your Sun in Scorpio asked all of the questions.',
      'They tell you all about the marriage, and what they know about you is a thing that happened to your cousin.',
    ],
    turn: 'All that chatter looks like openness, which makes it the best cover there is.',
    task: [
      'In one conversation this month, answer before you ask.',
      "Make it something you'd rather not have repeated.",
      'People have been telling you the truth for years without getting any, and one good secret would even it up.',
    ],
  },
  Capricorn: {
    opening: [
      'You joke your way through the meeting and then do what nobody else was going to do.',
      'People think of you as the entertaining one (Gemini rising).',
      'Your Sun in Capricorn thinks of itself as the responsible one, and it has the spreadsheet.',
      "When they're all still laughing at what you called the project, you've quietly set the date.",
    ],
    turn: 'The people who take you for a lightweight have you to thank for their deadlines.',
    task: [
      'Take credit once this month for something dull that you carried through.',
      'No joke afterward, or at least count to ten.',
      "They'd trust you with more, and you'd have somebody to share the load with.",
    ],
  },
  Pisces: {
    opening: [
      'You can explain anything except how you feel.',
      "You've got words for everyone, and people assume that you've got them for yourself (Gemini rising).",
      "In your Sun in Pisces there's a great deal for which there aren't any.",
      "Asked what's wrong, you give three clever theories, and then a piece of music comes on and you have to leave the room.",
    ],
    turn: 'You talk best about what matters least to you.',
    task: [
      'When somebody asks how you are this month, play them something or take them somewhere.',
      'Leave it unexplained.',
      "They know how brilliant you can be, and they'd like to be let in.",
    ],
  },
}
