import type { Arena } from '../../../character.ts'
import type { House } from '../../../house.ts'

export const marsArenas: Record<House, Arena> = {
  1: {
    does: [
      {
        says: 'You come across as more forceful than you feel, and people step aside for you in hallways.',
      },
      {
        says: "Two days of sitting still make you pick quarrels, and an hour of exercise later you can't remember what they were about.",
      },
    ],
    scene: [
      {
        says: "You'll be first off the plane without having hurried, with your bag on your shoulder and a bruise you can't account for.",
      },
      {
        says: 'All the groceries will come up in one trip, with the handles cutting into your wrists, because to you a second trip is out of the question.',
      },
    ],
    task: [
      'Do one thing this month that scares you a little physically, such as a high dive or a first climbing class, and go alone.',
      "For one week, take a breath before you answer anyone who annoys you, and write down the answers you didn't give.",
    ],
  },
  2: {
    does: [
      {
        says: 'You go after money with energy and let go of it the same way, and your savings grow in bursts.',
      },
      {
        says: "An unfair bill makes you angrier than a large one, since what's yours is a matter of principle for you.",
      },
    ],
    scene: [
      {
        says: "You'll be charged a fee you don't owe, and getting it back will take more in hours than it ever came to.",
      },
      {
        says: "At ten at night you'll decide you're worth more than your job pays, and by midnight there are three applications out.",
      },
    ],
    task: [
      "Go after one sum that's owed to you, with a date and an amount, before the month is over.",
      "Sell one thing you don't use, and put the money toward a tool for something you want to get good at.",
    ],
  },
  3: {
    does: [
      {
        says: 'Your arguments are with the people nearest at hand, such as the neighbors or a sibling, and you drive or bike as if the road had been promised to you.',
        traits: ['bold'],
      },
      {
        says: "There's more push in your words than you hear, and a remark you thought was neutral reaches people as an order.",
        traits: ['bold'],
      },
    ],
    scene: [
      {
        says: "You'll type a reply to a neighbor's note about the recycling, delete the second paragraph, and sit there proud of your restraint.",
      },
      { says: 'One block behind a slow walker on a narrow sidewalk will feel to you like four.' },
    ],
    task: [
      "Take one argument you've been having by text and finish it by voice, in under ten minutes.",
      "Learn one skill in the next four weeks from somebody who does it better than you and won't be gentle about it.",
    ],
  },
  4: {
    does: [
      {
        says: 'What annoyed you at work comes out at home, over a sock on the bathroom floor, even when the sock is your own.',
      },
      {
        says: 'Frustration turns you into a renovator, and in a bad mood you take down a wall, or at least measure it.',
      },
    ],
    scene: [
      {
        says: "On a holiday with relatives you'll be sixteen again by the second day, fighting over the route to a restaurant nobody has chosen.",
      },
      {
        says: "You'll get up on a free Saturday to fix one hinge, and by noon half the kitchen is in the hallway.",
      },
    ],
    task: [
      'Finish the repair at home that you complain about most, with your own hands or by hiring somebody, within the month.',
      'Agree with someone you live with, or with a relative you clash with, on one subject that neither of you will raise for four weeks.',
    ],
  },
  5: {
    does: [
      {
        says: 'You play to win, and a board game with you in it is a serious matter by the second round.',
      },
      {
        says: 'Desire gets you moving. You take up running or Spanish because of someone, and you keep it up long after the interest has passed.',
      },
    ],
    scene: [
      {
        says: "You'll lose to a ten-year-old at a video game, laugh about it, and practice once everyone's in bed.",
      },
      {
        says: "At midnight you'll tear up something you've been making and start over, and you'll rarely have felt better.",
      },
    ],
    task: [
      'Enter one competition this month in something you do for fun, with a result that gets written down.',
      'Ask someone out, your own spouse if you have one, for something that will leave both of you out of breath.',
    ],
  },
  6: {
    does: [
      {
        says: 'Bad tools and unclear instructions make you furious, and you get more done furious than most people do in a good mood.',
      },
      {
        says: "You treat your body like an employee, and you're surprised when it files a complaint.",
      },
    ],
    scene: [
      {
        says: "At a quarter to six you'll be on your knees unjamming the printer, while the person who jammed it says good night.",
      },
      {
        says: "You'll go back to the gym after three weeks off, load the old weights, and take the stairs sideways until Thursday.",
      },
    ],
    task: [
      'Repair or replace one thing you use every workday that makes you swear, and do it before the week is out.',
      'Put two rest days a week on the calendar for a month, in the slots where your workouts or your chores would go.',
    ],
  },
  7: {
    does: [
      {
        says: 'You pick people who fight back, and a partner who always gives in is one you gradually stop asking.',
      },
      {
        says: "Someone to beat gets more work out of you in a week than you'd manage alone in a month.",
      },
    ],
    scene: [
      {
        says: "On the way home you'll begin a sentence with the word always, and know before the verb that the two of you will be there a while.",
      },
      {
        says: 'The question of who calls the plumber will take two rounds of negotiation, and both of you will be laughing by the second.',
      },
    ],
    task: [
      "Tell one person what you're angry at them about on the day it happens, in a single sentence that says what you'd like changed.",
      'Challenge someone close to you to something with a score, and let them choose the game and the date.',
    ],
  },
  8: {
    does: [
      {
        says: "You fight about shared money, or about what it stands for, and you'd rather have the fight than wonder.",
      },
      {
        says: 'You want to get to the bottom of people, and you go on asking at the point where others would change the subject.',
        traits: ['bold'],
      },
    ],
    scene: [
      {
        says: "You'll open a bill for something shared standing up, and by the fourth line you're looking for the company's number.",
      },
      {
        says: 'After the worst argument of the year with someone you love, about a deposit, you two will be closer than you were before it.',
      },
    ],
    task: [
      'Attack your most annoying debt this month, and either pay it off or agree on a date with the person who holds it.',
      "Ask one question about money or trust that you've been circling, and give the other person a day to answer.",
    ],
  },
  9: {
    does: [
      {
        says: 'You fight for what you believe, and you can lose a pleasant dinner to a point of history.',
        traits: ['idealistic'],
      },
      {
        says: 'Staying put makes you combative, and your vacations tend to contain something that has to be climbed or crossed.',
      },
    ],
    scene: [
      {
        says: "You'll miss the last bus from a viewpoint because there was one more ridge, and you'll tell the story for years.",
        traits: ['bold'],
      },
      {
        says: "You'll read the comments under an article at lunch, decide not to answer, and be on your third source by one o'clock.",
      },
    ],
    task: [
      'Give four hours this month to a cause you usually argue about, doing something that takes hands.',
      'Register for a course or an exam that could defeat you, and tell one person the date.',
    ],
  },
  10: {
    does: [
      {
        says: 'You want to get somewhere, and a job with no next step in it makes you quarrelsome by the second spring.',
        traits: ['public'],
      },
      {
        says: "You work twice as hard for a boss you respect, and one you don't respect finds out within the month.",
      },
    ],
    scene: [
      {
        says: "You'll congratulate the colleague who got the promotion, and for the rest of the month you'll be at your desk an hour early.",
      },
      {
        says: "Asked in a job interview about a conflict at work, you'll have to decide which one to use.",
      },
    ],
    task: [
      'Name the next step you want to the person who could give it to you, before the month is over.',
      "Finish one piece of work that you've kept at ninety percent, and put it in front of somebody with the power to say no.",
    ],
  },
  11: {
    does: [
      {
        says: 'You get groups moving, and a committee loses you at about the second item on the agenda.',
      },
      {
        says: "You compete with your friends more than you let on, over running times or rents, and you'd defend any of them against an outsider.",
      },
    ],
    scene: [
      {
        says: "You'll leave a group chat in a temper on Wednesday and be added back on Thursday, since nobody else knows how to book the field.",
      },
      {
        says: "Everyone will be saying that they should all go away together sometime, and you'll have your phone out, asking for dates.",
      },
    ],
    task: [
      'Tell a friend in person what has annoyed you lately, and spend the rest of the afternoon on something active together.',
      'Take the plan your friends have talked about longest, set a date for it, and collect the deposits.',
    ],
  },
  12: {
    does: [
      {
        says: "You're often the last to know that you're angry, and you find out from how hard you're scrubbing a pan.",
      },
      {
        says: "You do your fighting where nobody sees it, and you put the most effort into things you've told no one about.",
        traits: ['private'],
      },
    ],
    scene: [
      {
        says: "You'll say that you don't mind, mean it, and run two miles farther than usual in the evening without connecting the two.",
      },
      {
        says: "Awake at two in the morning, you'll be winning a dispute with somebody who has no idea that there is one.",
        traits: ['guarded'],
      },
    ],
    task: [
      'Once a day for two weeks, write down one thing that irritated you, however petty, and then act on the one that comes up most.',
      "Exercise hard by yourself for an hour each week this month, without music, and notice who you're arguing with.",
    ],
  },
}
