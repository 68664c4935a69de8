import type { Planet } from '#sky/bodies.ts'

export interface Task {
  /** One concrete task, small enough for one week. */
  task: string
  why: string
}

export const planetTasks: Record<Planet, Task[]> = {
  sun: [
    {
      task: 'On one evening, do the thing you are best at in front of one person, and let them say what they saw.',
      why: 'You know how it feels to do it, and hardly at all what it looks like.',
    },
    {
      task: 'Put half an hour into the calendar under your own name, with nothing useful in it, and keep it as you would keep an appointment with someone you admire.',
      why: 'What you want tends to speak up only once nobody needs you.',
    },
    {
      task: "Say 'I would like' once, aloud, and stop before the reason.",
      why: 'A wish that needs no defense is easier for others to grant, and for you to hear.',
    },
    {
      task: 'Introduce yourself once without naming your job, and notice what you say instead.',
      why: 'What comes out first is a fair clue to what you would be without it.',
    },
    {
      task: 'Finish one thing that carries your name and show it on the day it is done.',
      why: 'The longer a finished thing lies in the drawer, the smaller it looks to you.',
    },
    {
      task: 'Turn down the second-best thing you have been doing out of habit, once, and use the hour for the best.',
      why: 'It is rarely the bad offers that keep you from what you are here for; it is the decent ones.',
    },
    {
      task: 'Let one person praise you to the end of their sentence.',
      why: 'You usually interrupt just before the part that would have told you something.',
    },
  ],
  moon: [
    {
      task: 'Find the quarter of an hour in your day that belongs to nobody and move one comfort into it: a chair, a soup, a song.',
      why: 'Rest that has a place gets taken, and rest that has none gets postponed.',
    },
    {
      task: 'Tell one person how you really slept before they have time to tell you.',
      why: 'It is the smallest true thing one can say about oneself, and it makes room for the next.',
    },
    {
      task: 'Whenever your mood turns, note the hour and who was in the room.',
      why: 'By Saturday you will have a small map, and moods with a map are easier to live with.',
    },
    {
      task: 'Eat one meal sitting down, at a table, with nothing to read.',
      why: 'Half of what you take for worry may be hunger that nobody noticed.',
    },
    {
      task: 'Ask for one small comfort in plain words, and do not add that it can wait.',
      why: 'As long as it can wait, it will.',
    },
    {
      task: 'Go to bed once at the hour your body suggests, and leave the rest of the evening unfinished.',
      why: 'You will see in the morning how little of it had been urgent.',
    },
  ],
  mercury: [
    {
      task: 'Write down the message you have been composing in your head, in four lines, and send it before noon.',
      why: 'A sentence that has been sent stops asking to be improved.',
    },
    {
      task: 'Ask one person something you do not know the answer to, and count to seven before you help.',
      why: 'Most people need about six seconds to begin with what they mean.',
    },
    {
      task: 'Take one walk without a voice in your ears, and put down the sentence you come home with.',
      why: 'Your own voice is the quietest, so it comes last and only when the others have stopped.',
    },
    {
      task: 'Reread one message before sending it and take out the sentence that explains.',
      why: 'What is left is usually what you wanted to say, and easier to answer.',
    },
    {
      task: 'Learn the name of someone you greet every day.',
      why: 'It is one word, and it turns a habit into an acquaintance.',
    },
  ],
  venus: [
    {
      task: 'Tell someone what you like about them, one detail and no adjectives.',
      why: 'A detail cannot be waved away as politeness.',
    },
    {
      task: 'Give away one thing you keep out of politeness, and put something you would stop for in its place.',
      why: 'What you look at every day should be on your side.',
    },
    {
      task: "Answer the next compliment with 'thank you' and a full stop.",
      why: 'Liking has to be able to arrive somewhere, and explanations stand in the doorway.',
    },
    {
      task: 'Use the good one, the one that is kept for guests, on a day without guests.',
      why: 'It tells you, without a word, for whom you think the good things are.',
    },
    {
      task: 'Ask someone what they would like, and do exactly that and nothing better.',
      why: 'Being given what one asked for is rarer than being given more.',
    },
  ],
  mars: [
    {
      task: 'Give the first twenty minutes of one morning to the thing you have been circling, before anyone has written to you.',
      why: 'What has been begun by eight is much harder to put off at five.',
    },
    {
      task: 'Say one no on the very day it is asked for.',
      why: 'A no that waits grows a speech; on the first day it fits into one line.',
    },
    {
      task: 'Tire out your legs once before a difficult talk instead of after it.',
      why: 'Half of what you would have thrown at the other person belongs to the stairs.',
    },
    {
      task: 'Carry out one decision within an hour of making it.',
      why: 'After an hour a decision starts to collect opinions.',
    },
    {
      task: 'Tell one person that you are annoyed while it is still small.',
      why: 'Small anger is information; it is only the stored kind that does damage.',
    },
  ],
  jupiter: [
    {
      task: 'Accept one invitation that makes no sense on paper.',
      why: 'The things that widened you were seldom planned.',
    },
    {
      task: 'Give one thing in a larger portion than is reasonable, be it time, soup or praise.',
      why: 'You trust what is plentiful, and this is how plenty starts.',
    },
    {
      task: 'Of the things you promised on a good day, cancel one kindly and do the others well.',
      why: 'People remember the promise that was kept, and hardly the one that was taken back in time.',
    },
    {
      task: 'Ask for a little more than you need, once, and see what is said.',
      why: 'You have been guessing at that limit for years, and a limit is better known than guessed.',
    },
    {
      task: 'Read ten pages by someone you disagree with, with a pencil that may only draw question marks.',
      why: 'A belief that has been questioned stands better than one that has been guarded.',
    },
  ],
  saturn: [
    {
      task: 'Choose one duty that you took over long ago without being asked, and hand it back with a date.',
      why: 'What you carry unasked looks to everyone else like what you like to carry.',
    },
    {
      task: 'Set the kitchen timer to forty minutes, begin the thing you call impossible, and stop when it rings.',
      why: 'A task with an end can be begun, and begun is most of the way for you.',
    },
    {
      task: 'Before you begin, write down what would be good enough, and this once keep to it.',
      why: 'Otherwise you raise the bar while you jump.',
    },
    {
      task: 'Leave one thing at ninety percent and let it go out into the world.',
      why: 'You will be the only one who misses the rest, and by Friday perhaps not even you.',
    },
    {
      task: 'Put one rest into the calendar with a beginning and an end, and be punctual for it.',
      why: 'You keep appointments, so make rest one of them.',
    },
  ],
  uranus: [
    {
      task: 'Change one fixed thing for three days, the route or the chair or the hour, and watch who objects.',
      why: 'If the only objection is your own, you have learned where you are less free than you thought.',
    },
    {
      task: 'Announce one change a day before you make it.',
      why: 'You will see how much less has to be broken when people could step aside.',
    },
    {
      task: 'Ask, kindly, the question that everyone at the table has agreed to leave alone.',
      why: 'Somebody there has been waiting for it longer than you.',
    },
    {
      task: 'Take an invitation you would refuse on principle and leave after half an hour if you like.',
      why: 'A principle that cannot stand half an hour is only a habit.',
    },
    {
      task: 'Write down the rule you break most often, and who made it.',
      why: 'It may turn out that you have been quarreling with someone who left the room years ago.',
    },
  ],
  neptune: [
    {
      task: 'Leave one hour of the week without purpose and without a screen, and protect it as if you were paid for it.',
      why: 'What you dream of needs somewhere to land.',
    },
    {
      task: 'Twice this week, before you help, ask what is wanted.',
      why: 'You feel so much of what others feel that you may answer a wish they do not have.',
    },
    {
      task: 'Keep paper by the bed and write the dream down before the day speaks.',
      why: 'Half of what you know comes to you then, and is gone with the first message.',
    },
    {
      task: 'Finish one unpoetic task before noon, and let the afternoon drift.',
      why: 'Drifting is pleasant to you as soon as nothing is waiting on the shore.',
    },
    {
      task: 'Say what you saw, heard and were promised, in three dry sentences, before you decide what it meant.',
      why: 'Your sense of what things mean is good, and it is better with the facts beside it.',
    },
  ],
  pluto: [
    {
      task: 'Let one small thing be done by someone else in their own way, and leave it as they left it.',
      why: 'You find out that the world goes on, and they find out that you trust them.',
    },
    {
      task: 'Say the thing that has gone unsaid in one friendship, in one sentence, on a walk.',
      why: 'Side by side it is easier to say, and easier to be told.',
    },
    {
      task: 'Empty one drawer you have not opened for years, down to the wood.',
      why: 'It is easier to let go of something large once the hands have practiced on something small.',
    },
    {
      task: 'Tell someone what you want from them before they have to guess.',
      why: 'You can read others so well that you forget how few can read you.',
    },
    {
      task: 'Leave one argument while you are winning it.',
      why: "There is little left to gain by then, and a friend's ease with you to lose.",
    },
  ],
}
