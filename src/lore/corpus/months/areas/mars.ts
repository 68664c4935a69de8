import type { MonthAreas } from '#lore/authored.ts'

export const marsAreas: MonthAreas = {
  1: {
    eases: [
      "You have energy and nerve, and you can do the thing you've been describing.",
      'You can be direct without being rude, and people respect it.',
    ],
    presses: [
      "You may feel provoked and answer before you've thought. A walk beforehand is worth it.",
      "You're impatient with your own limits, and your body may remind you of them.",
    ],
  },
  2: {
    eases: [
      "You can ask for money that's owed to you, and get it.",
      'You have the energy to earn something extra, or to fix a thing and save the cost.',
    ],
    presses: [
      'You spend in a burst of temper or get into an argument about a price.',
      'You may be angry about money, and the person in front of you may not be the one who caused it.',
    ],
  },
  3: {
    eases: [
      'You can say it straight, and people thank you for being clear.',
      'You get through calls and errands at a good speed.',
    ],
    presses: [
      'You may argue over a small point with somebody whose main point is what annoys you.',
      'A sharp message is quickly written. Keep it an hour before you send it.',
    ],
  },
  4: {
    eases: [
      'You get things done at home, especially those that need lifting or deciding.',
      'You may clear the air at home with one honest sentence.',
    ],
    presses: [
      "There may be a quarrel at home about who does what. It's usually about who notices.",
      'You may bring your temper home from somewhere else. Say so at once.',
    ],
  },
  5: {
    eases: [
      "You're bold in a likable way, and it's a good time to ask somebody out or enter a contest.",
      'You have the energy to play hard at something.',
    ],
    presses: [
      'You compete where you meant to play.',
      'You may pursue something or somebody too fast. Leave room for an answer.',
    ],
  },
  6: {
    eases: [
      "You get more done than you'd planned, and your body likes the effort.",
      'You can take on the job that everybody has avoided, and be done by evening.',
    ],
    presses: [
      "You do everyone's work because they're slow, and you're angry about it afterward.",
      'You may overdo it and feel it in your back or your temper. Stop one task earlier.',
    ],
  },
  7: {
    eases: [
      'You and someone close can get something done together.',
      'Somebody may take the first step toward you, or you toward them.',
    ],
    presses: [
      'You and the person closest to you may both want to be right about the same thing.',
      'Somebody may pick a quarrel with you. You can choose which part of it to answer.',
    ],
  },
  8: {
    eases: [
      'You can settle a debt, or bring up an awkward matter and get it over with.',
      'You have the courage to be honest with someone about what you want.',
    ],
    presses: [
      'There may be a struggle over money or over who decides. Name the sum or the question, and keep to that.',
      "You may feel a strong pull toward something that isn't good for you. It's weaker by the weekend.",
    ],
  },
  9: {
    eases: [
      "You start on something adventurous, if it's only the booking.",
      'You can stand up for what you believe, and people admire you for it.',
    ],
    presses: [
      "You preach when you're angry. The other side stops listening at about the second sentence.",
      "You may want to leave at once and leave everything. Give the wish a date that isn't tomorrow.",
    ],
  },
  10: {
    eases: [
      'You can take the lead at work, and nobody minds.',
      'A bold step in your work gets the attention it deserves.',
    ],
    presses: [
      'You clash with somebody at work who also wants to lead.',
      'You may push so hard that people notice the pushing and miss the result.',
    ],
  },
  11: {
    eases: [
      'You get a group moving, and people are glad that somebody did.',
      'A friend may help you with something that needs two.',
    ],
    presses: [
      "You may lose patience with a group that can't decide. Decide your own part.",
      'You and a friend may compete without having meant to.',
    ],
  },
  12: {
    eases: [
      'You can get something done quietly, without asking or telling anyone.',
      'A walk or a workout clears your head, and afterward you may know what you were angry about.',
    ],
    presses: [
      "You're angry and don't show it, and by evening you're tired without knowing why.",
      "You may work against yourself a little, by starting late or forgetting things. Ask what you don't want to do.",
    ],
  },
}
