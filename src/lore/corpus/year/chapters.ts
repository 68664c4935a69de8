import type { YearLord, YearStage } from '../../year-ahead.ts'

type Tones = Record<'presses' | 'eases', readonly string[]>

/** How the question of the year stands as a chapter begins; `{matter}` is what it asks about. */
export const chapterOpeners: Record<YearStage, Tones> = {
  first: {
    presses: [
      'You come to {matter} by way of a difficulty, so for now it looks like bad luck more than a question.',
      "It starts with resistance, and that's what first makes you look at {matter}.",
      'Trouble comes before the reason for it here, and the reason has to do with {matter}.',
      "At first you'd take it for ordinary friction, until you notice how often it leads back to {matter}.",
      'Something has to press before you take {matter} seriously, so the beginning is the rough part.',
    ],
    eases: [
      "It starts kindly, which gives you time to look at {matter} before you're made to.",
      'The first thing you get is help, so you can think about {matter} in a good mood.',
      'Nothing forces you yet, and an early look at {matter} makes what follows shorter.',
      "You're given some strength before you're asked for any, and {matter} is what it's for.",
      'Because it begins with a gift, you may not connect it with {matter} until later.',
    ],
  },
  before: {
    presses: [
      'From here it costs you something to put off {matter}, so you begin to do the sum.',
      "What you noticed at first comes closer now, because you haven't changed anything about {matter} yet.",
      'The pressure rises here, and it tells you which part of {matter} is the sore one.',
      'You try the old way with {matter} once more, and this is what happens to it.',
      "By now you'd have an opinion about {matter}, and it meets its first objection.",
    ],
    eases: [
      "There's a breather before the hard part, and it's a good place to try something out with {matter}.",
      'Some of what you need for {matter} is handed to you here, ahead of time.',
      'Things loosen for a while, so what you learn about {matter} you learn without a fight.',
      'This is preparation, though it only feels like luck, and it makes {matter} less daunting.',
      'You find out here that {matter} can be talked about, which helps you with what comes next.',
    ],
  },
  lead: {
    presses: [
      "Now it stops being general, because what gets touched here is what you'd lean on to deal with {matter}.",
      'All of it so far has led here, and with {matter} you run out of ways to wait.',
      'Most of the work on {matter} falls in these weeks.',
      "You can't leave {matter} for later any more, because these weeks ask for an answer.",
      'Until here you could treat {matter} as a topic, and from here it takes a decision.',
      "Here {matter} and your sore spot turn out to be in the same place, so you can't deal with one and leave the other.",
      'You know by now what the easy way with {matter} is, and these weeks close it.',
      "What you've put off about {matter} is due, and it's due where you feel it most.",
    ],
    eases: [
      'This is the best chance the year gives you with {matter}, and it asks only that you use it.',
      'Here the year gives you what it was going to give toward {matter}, so the answer comes without force.',
      "If there's one stretch in which {matter} gets easier, it's this one, because you're helped where you're strongest.",
      'What was difficult about {matter} turns out to be possible here, and you find out by doing it.',
    ],
  },
  leadFirst: {
    presses: [
      'The hard part comes first this time, so you have to answer for {matter} before you have thought about it.',
      'You start in the thick of it, and whatever you do about {matter} in these weeks sets the tone for all that follows.',
      "You'd have liked to come to {matter} rested and informed, and you come to it in the middle of things.",
      'The heaviest weeks stand at the beginning, so the rest of the year is for finding out what they did to {matter}.',
      "Whoever asks you about {matter} in these weeks gets a rough answer, and rough as it is, it's close to the final one.",
      "There's no warm-up, which is hard on you and good for {matter}, because it gets dealt with while there's time to correct it.",
    ],
    eases: [
      'The best of it comes first, so you can begin with {matter} while things go well.',
      'You start with the wind behind you, and what you do about {matter} now costs less than it would later.',
    ],
  },
  between: {
    presses: [
      'Between two rounds of the hard part you get other trouble, which is easier to bear if you let {matter} rest meanwhile.',
      "The pressure shifts for a while, and what you've half decided about {matter} gets no quiet to settle in.",
      "You'd like to be done with {matter}, and you aren't yet, so whatever comes up here feels like more of it.",
    ],
    eases: [
      'Between two rounds of the hard part you get some air, so you can look at {matter} without having to act.',
      'This is an intermission, and what you learn about {matter} in it you can use the next time around.',
      'It eases off before it comes back, which gives you a chance to try a first answer about {matter}.',
    ],
  },
  return: {
    presses: [
      'It comes back here for what was left open about {matter}, and you know it this time.',
      'What began in the hard weeks is looked at again, so you can take back whatever you got wrong about {matter}.',
      'The same pressure returns, and this time you know where it comes from, so you can make up your mind about {matter}.',
    ],
    eases: [
      'The good part comes around again, and this time you can use it for {matter} on purpose.',
      'What helped you before is back, so you can finish with {matter} what you only began.',
    ],
  },
  after: {
    presses: [
      "What you decided about {matter} gets tested here, since a decision isn't finished until somebody minds it.",
      'The hard part is behind you, and here come its consequences for {matter}, which are smaller and need patience.',
      "You've done something about {matter} by now, so this pressure has less to push against.",
      'An answer you gave in the hard weeks is held up to the light, because other people have begun to live with {matter}, too.',
      'You learn here whether you meant what you did about {matter}, because it would be easy to take it back.',
    ],
    eases: [
      'What was hard pays for itself here, and you feel it first in how little you think about {matter}.',
      'Since the worst of it is over, you get some help with {matter} that would have been wasted on you before.',
      'Because you went through the hard part, this goes well, and a bit of it goes to {matter}.',
      'You reap some of it here, and what you settled about {matter} begins to look obvious.',
      "It's lighter from here, because {matter} no longer takes up the room of a question.",
    ],
  },
  later: {
    presses: [
      "By this point you've got a position on {matter}, so what comes up here is about keeping it.",
      'An objection to what you did about {matter} turns up here, and you can answer it from experience.',
      "The year comes back to {matter} once more, to see whether the answer holds when you're tired.",
      'What remains of {matter} is practice, which is duller than deciding and takes longer.',
    ],
    eases: [
      'What follows is kinder, because {matter} has an answer and the answer saves you strength.',
      'What you do about {matter} by now you do half by habit, and there are hands free for other things.',
      "You've stopped asking about {matter} every week, and this is what you get to do in the time.",
      "This part is about enjoying what you've settled, and {matter} comes into it only in passing.",
    ],
  },
}

/** How a year under a planet goes at its question. */
export const lordsWays: Record<YearLord, readonly string[]> = {
  sun: [
    'With {matter} it helps to be seen, and hiding gets you nowhere.',
    "You'll only settle {matter} in your own name, in a way that you could sign.",
    "What you do about {matter} gets noticed, whether or not you'd chosen that.",
  ],
  moon: [
    'You go at {matter} by mood more than by plan, and the mood tends to be right by the second day.',
    'Whatever you decide about {matter} has to feel right at home first.',
    'You come back to {matter} many times, for short visits, until it feels familiar.',
  ],
  mercury: [
    'You get on with {matter} by talking and writing, and what you can put into words holds.',
    "You'll hear several views of {matter}, and you'll have to stop collecting them.",
    'The work you do on {matter} is mostly a matter of asking the right person the right thing.',
  ],
  venus: [
    'With {matter} you get further by liking than by deciding.',
    'You settle {matter} through people, and by being pleasant about what you refuse.',
    'You can trust your taste with {matter}, since it knows before your reasons do.',
  ],
  mars: [
    'You go at {matter} by doing something, and you understand it afterward.',
    "You may have to be a little impatient about {matter}, because nobody's going to hand it to you.",
    "There's likely to be a quarrel on the way to {matter}, and a short honest one is the quick way through.",
  ],
  jupiter: [
    'The temptation with {matter} is to think too big, and now and then thinking big is right.',
    "You're lucky with {matter} where you're generous, and unlucky where you promise.",
    'You make the most of {matter} by learning something for it, preferably from somebody better at it.',
  ],
  saturn: [
    'You go at {matter} slowly, and what you settle stays settled.',
    'You get nothing for free with {matter}, and nothing that you get can be taken back.',
    'You do best with {matter} if you treat it as work, with hours and an end to them.',
  ],
}

/** The progressed Moon and the question. */
export const innerLinks: readonly string[] = [
  "That's the mood in which you meet {matter}, and it explains some of your impatience with advice.",
  'Underneath everything you decide about {matter} runs this mood, and it has a longer memory than you do.',
  "Whatever you decide about {matter} has to suit this mood as well, or it won't last.",
  'This part of you will be living with the answer to {matter}, so it gets a say in it.',
  "On days when {matter} seems insoluble, it's often only this mood that wants looking after.",
  'Nobody else hears the tone in which you talk to yourself about {matter}, and this is where it comes from.',
  "You can't argue with a mood like that, and once it has been fed you can go on with {matter}.",
  'Slow as it is, it may turn out to have more to say about {matter} than the dates have.',
]
