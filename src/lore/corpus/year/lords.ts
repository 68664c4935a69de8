import type { YearLord } from '../../year-ahead.ts'

/** What it is like to have a planet in charge of a year of life: units of two sentences. */
export const yearLords: Record<YearLord, readonly (readonly string[])[]> = {
  sun: [
    [
      "You're the one who decides this year, in matters you might once have put to a vote.",
      "Having no preference won't get you far, because people turn to you at the end of a discussion and wait.",
    ],
    [
      'Being overlooked bothers you more than usual, and being noticed does you more good.',
      "The praise you'd repeat to a friend that night tells you what you've been working for.",
    ],
    [
      "It's a poor year for standing slightly behind other people.",
      'What you sign with your own name goes better, even where somebody else would have made it neater.',
    ],
    [
      "What you do has to come from you, and you can tell within a week when it doesn't.",
      "You'd rather be wrong in your own way for once than right in somebody else's.",
    ],
  ],
  moon: [
    [
      "A year like that doesn't move in a straight line.",
      'How you feel on a given evening counts as information, and your plans need some slack in them for it.',
    ],
    [
      'A good deal depends on food, sleep, and the people you can be tired with.',
      'Ambitions that leave out those three tend to run dry by the middle of the week.',
    ],
    [
      "You're drawn to wherever somebody needs looking after, and it may take you a while to see that you're on the list.",
      'The days that matter may look like nothing on a calendar, such as a nap, or a long talk over the dishes.',
    ],
    [
      'Your moods come and go on a rhythm of about four weeks, and once you know your bad days you can stop planning against them.',
      'People close to you have a better idea of how the year is going than any list of yours.',
    ],
  ],
  mercury: [
    [
      'Most of the decisions in it come down to a conversation, and the best ones to a question that you nearly left out.',
      'You can tell the pace by your messages, and by how many plans exist in two versions.',
    ],
    [
      'You learn a thing you can use the same week, and the big conclusions can wait.',
      "It shows in a new impatience with vagueness, other people's and your own.",
    ],
    [
      'Wording matters more than it usually does.',
      'An agreement written in a hurry comes back to you, and a plain sentence said early saves a month.',
    ],
    [
      "You carry news between people who've stopped talking to each other, and it's up to you what to leave out.",
      'Whatever you put in writing this year, somebody will quote.',
    ],
  ],
  venus: [
    [
      'Effort gets you less than liking does, so the places and people you enjoy are also where things happen.',
      'You notice it when you make a sensible choice that bores you, and it comes to nothing within weeks.',
    ],
    [
      "Most of what you get this year comes by way of other people's goodwill, and you're good at winning it.",
      "It's worth looking at the price now and then: an agreement that has you composing speeches in the shower was too expensive.",
    ],
    [
      "Your taste gets sharper, in rooms and clothes and also in company, so what you've merely put up with begins to look ugly.",
      'Your spending follows, and at the end of a month the statement is a fair portrait of you.',
    ],
    [
      "You'd rather be liked than be right this year, and mostly that serves you well.",
      "Where it doesn't, you feel it as a small tiredness on the way home.",
    ],
  ],
  mars: [
    [
      'Things start when you start them, and they stall when you wait to be asked.',
      "You feel it as impatience, in lines and on stairs, and it's better company once it has something hard to do.",
    ],
    [
      'It brings more friction than an ordinary year, and most of that is small change.',
      'One quarrel is worth your time, and you can recognize it by how calm you are when you explain it.',
    ],
    [
      "What you want comes out faster and with fewer manners, so people who've known you as obliging may need a moment.",
      "That's useful wherever you've been agreeing and then dragging your feet.",
    ],
    [
      'You have more energy than patience, which suits work you can do standing up.',
      "Without an outlet it goes into being right, and there's no end to that.",
    ],
  ],
  jupiter: [
    [
      'Jupiter is a generous planet, and it says yes for you, to invitations and extra helpings and plans with too many people in them.',
      'Most of this does you good, and you notice the limit only when two good things fall on the same evening.',
    ],
    [
      'The larger version of any plan looks reasonable this year, and sometimes it is.',
      "People take you more seriously when you ask for the whole amount, and you're also likelier to promise within the hour what can't be done in a month.",
    ],
    [
      'The help you get usually has a face, somebody with more experience who thinks well of you and says little about it.',
      "It shows in introductions you didn't ask for, and it's easy to take those for luck.",
    ],
    [
      'You can afford to be wrong about more things than usual, since most of your mistakes are on the large and friendly side.',
      'What it costs you is mainly evenings.',
    ],
  ],
  saturn: [
    [
      "Saturn prefers one finished job to four promising ones, so something that you'd begun has to be cut.",
      'Cutting it feels like defeat for about a week, and after that you sleep better than you have in months.',
    ],
    [
      "You get some work that nobody thanks you for, and the useful question each time is whether it's yours.",
      "When it is, you do it well and gain some authority by it, and when it isn't, a short no is respected sooner than you would expect.",
    ],
    [
      'Results come later than you would like, and then they hold.',
      "You see it in small ways before the large ones, in a habit that survives a bad week or a sum that has grown while you weren't looking.",
    ],
    [
      "Saturn isn't an easy planet to please, and it's a fair one.",
      "What you do properly this year you won't have to do again, and what you do for show comes back within months.",
    ],
  ],
}
