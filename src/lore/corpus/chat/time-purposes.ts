/** How to use a good day for a purpose, and how to speak of it. */
interface PurposeWords {
  /** After "for": "asking about money". */
  name: string
  /** In a list, as an imperative. */
  item: string
  /** What a good contact does for it; clauses that can stand alone. */
  gains: readonly string[]
  /** What to do on the day, and what to bring. */
  uses: readonly string[]
  /** What a hard contact does to it; clauses that can stand alone. */
  losses: readonly string[]
  /** What to do instead on a day to avoid. */
  instead: readonly string[]
  /** What to expect, as a noun phrase. */
  bet: string
  /** What would show that he was wrong; after "if". */
  wrong: readonly string[]
}

type PurposeName =
  | 'money-talk'
  | 'work'
  | 'love'
  | 'hard-talk'
  | 'travel'
  | 'start'
  | 'end'
  | 'rest'
  | 'study'
  | 'move'
  | 'create'

export const purposeWords: Record<PurposeName, PurposeWords> = {
  'money-talk': {
    name: 'a talk about money',
    item: 'have the money talk',
    gains: [
      'the person across from you can picture paying it',
      'your number sounds like information and nobody takes it as a threat',
      "it's easier for them to say yes in one sitting",
      'your work is compared with what it earns, for once',
    ],
    uses: [
      'Bring one figure and two things you did this year that earned it, then wait for the answer without filling the silence.',
      'Say the figure in your first minute, since everything before it sounds like an apology.',
      'Have it on one page, and leave the page with them.',
      'Practice the sentence with the number in it until it bores you.',
      "Decide tonight what you'd settle for, so that you don't decide it in the room.",
    ],
    losses: [
      'the talk turns to what it costs before anyone has said what it is worth',
      "you'd be asking someone who is counting already",
      'a fair number sounds like a complaint',
    ],
    instead: [
      'Use that day to collect your figures.',
      'Check your own budget on that day and leave theirs alone.',
    ],
    bet: 'a fair hearing about money',
    wrong: ['they refuse even to discuss it', 'the answer is no before you have finished'],
  },
  work: {
    name: 'a step at work',
    item: 'take the step at work',
    gains: [
      'people see what you can do without a speech from you',
      'a good first minute counts for more than your whole file',
      'the person who decides is in a mood to decide',
      'what you made gets looked at by the right people',
    ],
    uses: [
      'Send it in the morning, and put the result in the first line.',
      'Prepare two examples and stop there, because the third one always wanders.',
      "Ask one question about the work that shows you've thought about it.",
      'Let one other person read it the night before and change only what they stumble over.',
      'Say what you want the next step to be before you leave the room or the call.',
    ],
    losses: [
      'you come across as more stubborn than you are',
      'the wrong detail gets all the attention',
      'somebody above you has a bad day and shares it',
    ],
    instead: [
      'Use that day for drafts and leave the sending for later.',
      'Do the quiet part of the work that day.',
    ],
    bet: 'a good reception at work',
    wrong: ['nobody there seems to care', 'it sinks without a comment'],
  },
  love: {
    name: 'love',
    item: 'ask them out, or say it',
    gains: [
      'it is easy to like and be liked',
      'the other person is curious about you and lets it show',
      'saying what you feel takes one sentence',
      'an ordinary evening turns into a good one',
    ],
    uses: [
      'Ask for something small with a time on it, like a walk after work or a film on a certain night.',
      'Say it once, plainly, and let them take as long as they take.',
      'Pick a place where you can hear each other.',
      'Leave your phone in your pocket and ask the second question.',
      'Wear what you feel like yourself in, and plan less than you want to.',
    ],
    losses: [
      'wanting to be liked gets in the way of being liked',
      "you'd read too much into a slow reply",
      'the mood tips into a test of who cares more',
    ],
    instead: [
      'See a friend that evening.',
      'Keep that evening for yourself and answer nothing late at night.',
    ],
    bet: 'a warm answer in love',
    wrong: ['the evening drags', 'they stay cool the whole time'],
  },
  'hard-talk': {
    name: 'a hard conversation',
    item: 'have the hard conversation',
    gains: [
      'they hear you and you manage to stay kind',
      'you can be honest without it sounding like a verdict',
      'both of you can say the second half of the sentence',
      'an apology gets through, in either direction',
    ],
    uses: [
      'Start with the fact they need most, and give your reasons after it.',
      'Say what you did before you say what they did.',
      'Do it in person or by phone, since a text will be read in the wrong voice.',
      'Write down the one sentence that has to be said, and make sure it gets said.',
      'Agree on when you will talk again before either of you leaves.',
    ],
    losses: [
      'it comes out as an ultimatum',
      'each of you argues with something the other said months ago',
      'somebody leaves the room before the important part',
    ],
    instead: [
      "Write the message that day if you must, and don't send it.",
      'Let that day pass and sleep on it.',
    ],
    bet: 'a conversation that ends better than it began',
    wrong: ['it ends with somebody walking out', 'you both come away angrier'],
  },
  travel: {
    name: 'a trip',
    item: 'travel',
    gains: [
      'connections work out, and strangers are helpful',
      'you come back with more than photos',
      'the day goes where you want it to, or somewhere better',
      'new places agree with you',
    ],
    uses: [
      'Leave half a day with nothing booked, and use it for whatever you hear about on the way.',
      'Pay for the ticket you can change.',
      'Pack the night before and take the earlier train.',
      'Tell one person where you are staying, then stop planning.',
      'Pick one thing you would be sorry to miss and book only that.',
    ],
    losses: [
      'a delay early in the day sets the mood for the rest of it',
      'everyone in the car wants a different exit',
      'plans and tickets stop agreeing with each other',
    ],
    instead: [
      'Stay put that day if you have the choice.',
      'If you have to be on the road that day, leave early and eat first.',
    ],
    bet: 'a trip that goes smoothly',
    wrong: ['the trip is one long delay', 'you wish you had stayed home'],
  },
  start: {
    name: 'a beginning',
    item: 'start',
    gains: [
      'what you begin gets a push that lasts past the first week',
      'you have both the nerve and a plan',
      'other people join in without being talked into it',
      'the first step is smaller than it looked',
    ],
    uses: [
      'Do one thing that day that cannot be undone, such as paying the fee or telling someone.',
      'Start before noon, even if it is only for twenty minutes.',
      'Tell two people, one who will cheer and one who will check.',
      'Put the second and third session in your calendar before you begin the first.',
      'Begin with the part you would like to do anyway.',
    ],
    losses: [
      'you would start in a hurry and stop in a hurry',
      'resistance turns up before you have any momentum',
      'you spend the day defending the idea when you could be doing it',
    ],
    instead: ['Use that day to prepare.', 'Finish something old that day.'],
    bet: 'a start that holds',
    wrong: ['you have dropped it within two weeks', 'nothing moves that day'],
  },
  end: {
    name: 'an ending',
    item: 'end it',
    gains: [
      'it can be over without being ugly',
      'you can say a final thing and mean it',
      'what is finished stays finished',
      'people let go more easily than you expect',
    ],
    uses: [
      'Say that it is over in the first sentence, and thank them in the last.',
      'Decide beforehand what you will not discuss.',
      'Put it in writing the same day, in two lines.',
      'Give back what is theirs at once.',
      'Keep the evening free, since you will be more tired than you think.',
    ],
    losses: [
      'a clean ending turns into a fight about who is to blame',
      'you would say more than you need to and regret half of it',
      'the other side digs in',
    ],
    instead: [
      'Wait a few days, and write down your reasons meanwhile.',
      'Say nothing final that day.',
    ],
    bet: 'an ending that stays civil',
    wrong: ['it turns into a long quarrel', 'it is not over a week later'],
  },
  rest: {
    name: 'rest',
    item: 'rest',
    gains: [
      'an evening off really rests you',
      'you can stop without feeling that you should be somewhere',
      'sleep comes early and stays',
      'nobody needs you as much as you think',
    ],
    uses: [
      'Cancel one thing, and put nothing in its place.',
      'Go to bed an hour early and leave the phone in another room.',
      'Take a long walk without a goal or a podcast.',
      'Tell people in advance that you will answer the day after.',
      'Do one thing with your hands that nobody will see.',
    ],
    losses: [
      'you would lie down and go over your list',
      'people want things from you all day',
      'your body is tired and your head keeps going',
    ],
    instead: [
      'Do the chores that day, so that they are out of the way.',
      'Move that day, and rest on the next quiet one.',
    ],
    bet: 'a day that leaves you rested',
    wrong: ['you are more tired afterward', 'you end up working anyway'],
  },
  study: {
    name: 'study',
    item: 'sit down and study',
    gains: [
      'what you read stays with you',
      'the hard chapter opens up when you explain it to someone',
      'your head is quick and does not mind detail',
      'a teacher or an examiner hears what you mean',
    ],
    uses: [
      'Do the hardest part in the first hour, before you look at a screen.',
      'Explain it aloud to somebody who knows nothing about it.',
      'Write one page from memory and see what is missing.',
      'Ask the question you think you should already know the answer to.',
      'Stop while it still goes well, so that you want to come back.',
    ],
    losses: [
      'you read the same page three times',
      'nerves do the talking',
      'you argue with the question when you could answer it',
    ],
    instead: ['Revise easy things that day.', 'Sort your notes that day and learn nothing new.'],
    bet: 'work on your studies that goes in and stays in',
    wrong: ['nothing sticks', 'you remember none of it a week later'],
  },
  move: {
    name: 'a move',
    item: 'move, or sign for the place',
    gains: [
      'the new place feels like yours by the first evening',
      'people turn up to help, and they stay to the end',
      'the papers are in order',
      'you see the place as it is, and still want it',
    ],
    uses: [
      'Pack the kitchen last and label everything by room.',
      'Measure the stairs before you rent the van.',
      'Sleep in the new place the same night, even if only the bed is up.',
      'Read the lease once aloud before you sign it.',
      'Take photos of the old place when it is empty.',
    ],
    losses: [
      'a delay at one end holds up the other',
      'somebody in the household changes their mind late',
      'what you sign needs a second reading',
    ],
    instead: ['Pack that day and sign nothing.', 'Leave the van for another day.'],
    bet: 'a move, or a signing, that goes through without trouble',
    wrong: ['the papers fall through', 'you dislike the place from the first night'],
  },
  create: {
    name: 'creative work',
    item: 'make something',
    gains: [
      'ideas come in the right order for once',
      'you can tell what is good in what you made',
      'you work for three hours and it feels like one',
      'taste and nerve agree',
    ],
    uses: [
      'Start before you check any message, and stay with the first idea for an hour.',
      'Make a bad version on purpose and keep the best third of it.',
      'Show it to one person whose taste you trust.',
      'Set a time to stop and leave the next step half done.',
      'Work on the part that scares you a little.',
    ],
    losses: [
      'you judge every line before it is finished',
      'distraction wins by noon',
      'you would rather fix old work than risk new work',
    ],
    instead: ['Clear up and back up your files that day.', "Look at other people's work that day."],
    bet: 'creative work that goes well',
    wrong: ['you throw all of it away', 'nothing comes'],
  },
}
