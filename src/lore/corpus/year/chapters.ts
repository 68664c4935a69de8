import type { YearLord, YearStage } from '../../year-ahead.ts'

type Tones = Record<'presses' | 'eases', readonly string[]>

/** How the question of the year stands as a chapter begins; `{matter}` is what it asks about. */
export const chapterOpeners: Record<YearStage, Tones> = {
  first: {
    presses: [
      "It starts with friction, and you may take it for bad luck until you see that it's about {matter}.",
      "The first weeks are rough, and they're the reason you begin to think about {matter} at all.",
      "You don't get to choose when to think about {matter}, because something goes wrong first.",
      'The year opens with a problem, and behind the problem you find {matter}.',
      "You'd sooner have started with something pleasant, but it's trouble that brings up {matter}.",
    ],
    eases: [
      'It starts easily, so you can look at {matter} while nothing depends on it.',
      "You get help before you need it, and that's a good time to think about {matter}.",
      "Nothing forces your hand yet, and what you work out now about {matter} you won't have to work out under pressure.",
      'The first weeks go so well that you may not think of {matter} until later.',
      'You begin in good shape, and you can spend some of that on {matter}.',
    ],
  },
  before: {
    presses: [
      'Putting off {matter} starts to cost you something here.',
      "You've noticed the problem with {matter} and changed nothing yet, so it comes closer.",
      'The pressure rises, and it shows you which part of {matter} hurts.',
      "You try once more to handle {matter} the way you always have, and it doesn't work anymore.",
      'By now you have an opinion about {matter}, and somebody objects to it.',
    ],
    eases: [
      "You get a break before the hard part, and it's a good time to try something out with {matter}.",
      "Some of what you'll need for {matter} comes to you early, in these weeks.",
      'Things loosen up for a while, and you can find out about {matter} without a fight.',
      "It feels like plain luck, and it's also practice for {matter}.",
      'You find that you can talk about {matter}, and later on that will help.',
    ],
  },
  lead: {
    presses: [
      'These are the weeks that decide about {matter}.',
      "Everything so far has led up to this, and you can't wait any longer with {matter}.",
      'From here on {matter} takes a decision, and the decision has a date.',
      "You can't leave {matter} for later anymore.",
      'Until now you could just talk about {matter}, and from here you have to do something.',
      "It's the hardest stretch of the year, and most of what you'll decide about {matter} gets decided in it.",
      "You know the easy way around {matter} by now, and in these weeks it's closed.",
      "What you've put off about {matter} comes due.",
    ],
    eases: [
      "If there's a time this year to get somewhere with {matter}, it's now.",
      'These are the best weeks of the year for {matter}, and all they ask is that you use them.',
      "You're helped where you're strongest, so you can answer for {matter} without much force.",
      'What looked difficult about {matter} turns out to be possible, and you find out by doing it.',
    ],
  },
  leadFirst: {
    presses: [
      "The hard part comes first, before you've had time to think about {matter}.",
      'You start in the thick of it, and what you do about {matter} now sets the tone for the rest of the year.',
      "You'd have liked some time to get ready for {matter}, and there isn't any.",
      "The heaviest weeks come at the start, so you'll spend the rest of the year living with what you decide about {matter}.",
      "If somebody asks you about {matter} now, they'll get a rough answer, and it'll be close to the final one.",
      "There's no warm-up, which is hard on you, but it means that you deal with {matter} while there's time to correct it.",
    ],
    eases: [
      'The best of it comes first, so you can take up {matter} while things are going well.',
      'You start with the wind behind you, and dealing with {matter} now costs less than it would later.',
    ],
  },
  between: {
    presses: [
      'Between two rounds of the hard part you get trouble of another kind, and {matter} can rest meanwhile.',
      "The pressure shifts for a while, so what you've half decided about {matter} gets no quiet to settle.",
      "You'd like to be done with {matter}, and you aren't yet.",
      'Other trouble gets in between, and for a while {matter} has to wait its turn.',
    ],
    eases: [
      'Between two rounds of the hard part you can catch your breath and look at {matter} without having to act.',
      'This is an intermission, and you can use it to think about {matter}.',
      "It eases off before it comes back, so there's time to try out a first answer about {matter}.",
    ],
  },
  return: {
    presses: [
      'The hard part comes back for whatever you left open about {matter}, and this time you recognize it.',
      'You go over the same ground again, and you can take back whatever you got wrong about {matter}.',
      'The same pressure returns, and now that you know where it comes from, you can make up your mind about {matter}.',
      "You've been here before, and this time you know what to ask about {matter}.",
      'A second round gives you a second chance with {matter}, at a calmer hour.',
      "It's the same test, and you bring more to it, having lived for a while with what you decided about {matter}.",
    ],
    eases: [
      'The good part comes around again, and this time you can use it for {matter} on purpose.',
      'What helped you before is back, so you can finish what you began with {matter}.',
      'You get the same help again, and you know by now where to use it on {matter}.',
      'Luck repeats itself here, and you can have something ready about {matter} this time.',
    ],
  },
  after: {
    presses: [
      'What you decided about {matter} gets tested, because by now somebody minds it.',
      "The worst is behind you, and what's left are its consequences for {matter}, which mostly take patience.",
      "You've done something about {matter} by now, so this pressure has less to push against.",
      'Other people have begun to live with what you decided about {matter}, and they have questions.',
      'You could still take back what you did about {matter}, and these weeks show if you want to.',
      'What you settled about {matter} meets its first bad day.',
      'The decision about {matter} is made, and now you find out what it costs to keep.',
      'You thought you were done with {matter}, and mostly you are.',
    ],
    eases: [
      'The hard part pays off, and the first sign of it is how little you think about {matter}.',
      'The worst is over, and you get some help with {matter} that would have come too early before.',
      'After the hard part comes some credit, and you can spend a little of it on {matter}.',
      "It goes well because you've been through the hard part, and that does {matter} some good, too.",
      'By now what you decided about {matter} looks obvious.',
      "It's lighter from here, since you no longer have to think about {matter} every day.",
    ],
  },
  later: {
    presses: [
      "By now you've taken a position on {matter}, and what comes up here asks you to keep it.",
      'Somebody objects to what you did about {matter}, and you can answer from experience.',
      "The year comes back to {matter} once more, to see if your answer holds when you're tired.",
      "All that's left to do about {matter} is practice, which is duller than deciding and takes longer.",
    ],
    eases: [
      "What follows is kinder, now that you've got an answer about {matter}.",
      'You deal with {matter} half by habit now, and your hands are free for other things.',
      "You've stopped asking about {matter} every week, and this is what you get to do with the time.",
      "Now you get to enjoy what you've settled, and you think of {matter} only in passing.",
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
    "You'll hear several views of {matter}, and at some point you'll have to stop collecting them.",
    'Most of what you do about {matter} is to ask the right person the right thing.',
  ],
  venus: [
    'You get further with {matter} by following what you like than by making rules.',
    'You settle {matter} through people, and by being pleasant about what you refuse.',
    'You can trust your taste with {matter}, since it knows before your reasons do.',
  ],
  mars: [
    'You go at {matter} by doing something, and you understand it afterward.',
    "You may have to be a little impatient about {matter}, because nobody's going to hand it to you.",
    "There's likely to be a quarrel about {matter}, and a short honest one gets you through it fastest.",
  ],
  jupiter: [
    'The temptation with {matter} is to think too big, and now and then thinking big is right.',
    "You're lucky with {matter} where you're generous, and unlucky where you promise.",
    'You make the most of {matter} by learning something for it, preferably from somebody better at it.',
  ],
  saturn: [
    'You go at {matter} slowly, and what you settle stays settled.',
    'Whatever you get done about {matter} takes work, and it stays done.',
    'You do best with {matter} if you treat it as work, with hours and an end to them.',
  ],
}

/** The progressed Moon and what the year asks. */
export const innerLinks: readonly string[] = [
  "It's the mood you're in whenever the question comes up, and it explains some of your impatience with advice.",
  "Whatever you decide this year has to suit this mood as well, or it won't last.",
  'This part of you will have to live with what you decide, so it gets a say.',
  "On days when you get nowhere, it's often only this mood that wants looking after.",
  'It also sets the tone in which you talk to yourself this year.',
  "You can't argue with a mood like that, and you think better once you've given it what it wants.",
  'Some of what you decide this year you decide in this mood, and you find the reason later.',
]
