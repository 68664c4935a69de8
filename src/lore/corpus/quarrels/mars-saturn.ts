import type { QuarrelArgument } from '#lore/authored.ts'

export const marsSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You start things while you want them and {partner} finishes what was started, so they've learned to be wary of what you want.",
    matter: 'who finishes what got started',
    fits: { you: ['fire', 'air'] },
    quarrel: [
      "Your energy comes in a rush and {partner}'s comes in a steady trickle, so you're ahead at the beginning and they're alone with it at the end ({contact}).",
      'They see that coming, and their answer to your next idea is a long look.',
      "To you the look is a brake put on before you've even moved.",
      "You start in secret or not at all, and either way they turn out to have been right, which doesn't make them happy.",
    ],
    repair: [
      'You take caution for a lack of faith, and {partner} takes a beginning for a bill.',
      'You could finish one thing first, and it would buy you more freedom than any argument.',
    ],
    yours: 'Finish something old before you mention something new.',
    theirs: "{partner} could name what they'd be glad to see started.",
    both: 'Choose one thing this month that you begin and you end, with {partner} looking on.',
    traces: {
      meet: "Beginnings are what you do best, so {partner} meets you at your best. They're carried along, and only wonder a little who's going to feed the sourdough.",
      draw: "{partner} would never start a thing for the fun of it, and enjoys watching you do it. You've got a weakness for people who are still there in the fourth month.",
      days: "If you both sign up for a class, you're the one who buys the shoes and goes twice. {partner} still goes on Tuesdays in the spring, and has made friends there.",
      purpose:
        "You'd get the two of you into a choir on a whim in September, and {partner} would be why you're both on the stage in June. The applause is for the whole year, and each of you knows which half the other one did.",
    },
    last: {
      shape: 'cost',
      says: '{partner} has seen a good many beginnings, so each new wish of yours is met with a little caution until it has lasted.',
    },
  },
  {
    thesis: 'You hear a yes in every invitation, and {partner} hears what would have to be moved.',
    matter: 'how fast a yes may be',
    fits: { you: ['fire', 'air'] },
    quarrel: [
      "You answer while you feel like it, and {partner} can't answer until they know what it'll cost in time and sleep ({contact}).",
      "So you've accepted for both of you before they've found the calendar.",
      'They say no to the date, you hear no to the fun, and you go alone or stay home angry.',
      "They'd have liked to go, with a week's notice.",
    ],
    repair: [
      'You treat thinking as refusing, and {partner} begins with the obstacle when they could begin with the wish.',
      "If they say that they'd like to and need a day to see how, you can nearly always wait a day.",
    ],
    yours: 'Say "I\'d love to, and I\'ll check," and let {partner} be the check.',
    theirs: 'It would help if {partner} said yes to the idea before they said no to the date.',
    both: 'Accept one invitation this month within the minute, and plan one a month ahead, and go to both.',
    traces: {
      meet: 'You say yes before the question is over, and {partner}, at this stage, finds that irresistible. Whatever has to be moved to make it possible they move, quietly and gladly.',
      draw: "Life comes to {partner} through you, with tickets. What you like in them is that when they do say yes, there's a parking space and a plan for rain.",
      days: 'A friend proposes something for Thursday, and your thumb is on the yes. {partner} has typed a sentence about Thursday and deleted it three times.',
      purpose:
        'Because of you things are accepted, and because of {partner} the two of you arrive on the right day, with a gift. Friends have worked out that they should tell you and copy them.',
    },
    last: {
      shape: 'week',
      says: 'In one of the better weeks you have said yes to one thing the same day, and {partner} has moved what had to be moved.',
    },
  },
]
