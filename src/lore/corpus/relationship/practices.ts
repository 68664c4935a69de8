import type { AspectPoint } from '#sky/aspects.ts'
import type { Planet } from '#sky/bodies.ts'

/** Something to try, and what it is good for. */
export interface Practice {
  /** After "For you:" and after "For {partner}: they could": begins with a verb. Slots as in manners.ts, {other} and {others}. */
  task: string
  /** {Other} is the other person; its verbs have two forms, the first of which follows "you". */
  why: string
}

/** For one of two people, by that person's point in the contact they quarrel about. */
export const practices: Record<AspectPoint, Practice[]> = {
  sun: [
    {
      task: 'let {other} decide something once a week that {they} would normally decide, and go along with it',
      why: 'It costs less pride than it seems to beforehand.',
    },
    {
      task: 'ask {other} before the next big announcement how it would change their week',
      why: 'Being asked is most of what was missing.',
    },
    {
      task: 'say, when {they} are sure of being right, what would change {their} mind',
      why: '{Other} can work with that.',
    },
    {
      task: "praise {other} for a decision that wasn't {their} own",
      why: "It's remembered longer than any advice.",
    },
    {
      task: 'hand over one thing entirely, down to how it gets done',
      why: '{Other} will do it differently, and it will be done.',
    },
  ],
  moon: [
    {
      task: 'say within the day and in one sentence that something hurt',
      why: '{Other} can do a great deal with a sentence and very little with a mood.',
    },
    {
      task: 'say before the evening starts what {they} need from it, even if it seems obvious',
      why: "It's obvious only from inside.",
    },
    {
      task: "answer truthfully the first time {other} [ask|asks] what's wrong",
      why: 'The question comes more often when it works.',
    },
    {
      task: "name the kind of comfort {they} want before it's offered",
      why: '{Other} would rather get it right than guess.',
    },
    {
      task: "tell {other} about a bad mood while it's small",
      why: 'Small ones can be shared over breakfast.',
    },
    {
      task: 'ask for ten minutes of {others} company without giving a reason',
      why: '{Other} will probably give twenty.',
    },
  ],
  mercury: [
    {
      task: 'leave one remark unsaid in the next disagreement and write it down',
      why: "If it's still true in the morning, {other} will hear it better then.",
    },
    {
      task: 'repeat in other words what {other} just said, before answering it',
      why: 'It takes ten seconds and saves an hour.',
    },
    {
      task: 'ask {other} one question without having guessed the answer',
      why: '{Other} can tell the difference.',
    },
    {
      task: 'stop a discussion once this month at the point where both sides are half right',
      why: 'It keeps well until Sunday.',
    },
    {
      task: 'tell {other} the conclusion first and the reasoning only on request',
      why: '{Other} may not need the reasoning.',
    },
  ],
  venus: [
    {
      task: "ask {other} what felt like affection this month and what didn't",
      why: 'It may have been the right amount in the wrong currency.',
    },
    {
      task: "mention one thing {they} didn't enjoy, kindly and on the same day",
      why: 'Being nice about it has been hiding it from {other}.',
    },
    {
      task: 'choose one evening entirely to {others} taste, and look for something to like in it',
      why: 'There will be something.',
    },
    {
      task: 'say out loud what {they} find likable about {other} this week',
      why: 'It has probably been a while since the last time.',
    },
    {
      task: 'turn down one invitation for the sake of a quiet evening with {other}',
      why: 'It says more than a present.',
    },
  ],
  mars: [
    {
      task: 'say what {they} want and by when, and then stop',
      why: "{Other} [are|is] more likely to come along when there's room to do it.",
    },
    {
      task: 'mention {their} doubts on the day {they} say yes to something against {their} own wishes',
      why: '{Other} will find a doubt easier to deal with than a grudge.',
    },
    {
      task: 'take the heat for a walk before bringing it home',
      why: "What's left of it afterward is the part worth mentioning to {other}.",
    },
    {
      task: 'count one night before answering the thing that made {them} angry',
      why: 'The answer gets shorter, and {other} can use it.',
    },
    {
      task: 'ask {other} to set the pace once, and keep to it',
      why: "It's an odd relief not to be in front.",
    },
    {
      task: 'say in one sentence what {they} are angry about, with no examples',
      why: '{Other} can argue with every example and hardly with the sentence.',
    },
  ],
  jupiter: [
    {
      task: 'make one promise smaller than {they} would like, and keep it to the letter',
      why: '{Other} [have|has] been counting.',
    },
    {
      task: 'hear one of {others} worries to the end before finding the good side of it',
      why: "It's easier to be cheered up after being heard.",
    },
    {
      task: 'leave one plan at the size at which {other} proposed it',
      why: 'It may be the first one this year that gets finished.',
    },
  ],
  saturn: [
    {
      task: 'say one approving thing before the next correction, and mean it',
      why: '{Other} [hear|hears] only the second half at present.',
    },
    {
      task: 'drop one rule for a week, where {other} can see it being dropped',
      why: 'The rule may not be missed.',
    },
    {
      task: 'say by when a no could turn into a yes',
      why: '{Other} can wait for a date.',
    },
    {
      task: 'ask {other} for help with something before it has become a duty',
      why: "It's the asking that {other} would like to see.",
    },
  ],
  uranus: [
    {
      task: 'announce a change of plan a day ahead',
      why: '{Other} [mind|minds] the surprise more than the change.',
    },
    {
      task: 'say when {they} will be back before taking some space',
      why: 'It makes the space easier to give.',
    },
    {
      task: 'keep one appointment with {other} every week, at the same hour',
      why: 'The rest of the week can go as it likes.',
    },
  ],
  neptune: [
    {
      task: 'answer one vague question with a plain yes or no',
      why: '{Other} [have|has] probably been guessing, and guessing kindly.',
    },
    {
      task: 'tell {other} one thing that spoils the picture a little',
      why: "It's a relief to be known.",
    },
    {
      task: 'write down what was agreed, and let {other} read it',
      why: 'Two people can imagine a great deal between two lines.',
    },
  ],
  pluto: [
    {
      task: 'let one small thing go unexamined this week',
      why: '{Other} will feel it.',
    },
    {
      task: 'ask straight out for the thing {they} have been trying to find out',
      why: '{Other} will probably say it.',
    },
    {
      task: 'tell {other} one thing {they} would normally hold back',
      why: "The room doesn't get smaller for it.",
    },
  ],
  asc: [
    {
      task: 'drop the company manners for the first ten minutes with {other}',
      why: 'It will look worse and feel better.',
    },
    {
      task: "say how {they} actually are before saying what's next",
      why: "{Other} can adjust to nearly anything that's said in the hallway.",
    },
  ],
  mc: [
    {
      task: "name one evening a week that work doesn't get",
      why: '{Other} will believe it after the third one.',
    },
    {
      task: 'ask {other} what the job looks like from across the table',
      why: 'The answer may take a minute and be useful for a year.',
    },
  ],
}

/** Something for both, by the planet that leads what they have in common. */
export const sharedPractices: Record<Planet, string[]> = {
  sun: [
    'pick one thing to be proud of together this season, and give it a date.',
    'once a month, tell each other one thing you admired, with the occasion and the day.',
    'let each other be in charge of every second weekend.',
  ],
  moon: [
    "keep one evening a week with nothing planned in it, and don't use it to solve anything.",
    "agree on a word for being upset about something that's nobody's fault, and use it early.",
    'find out what each of you does to calm down after a hard day, and give each other half an hour for it.',
    'cook or order the same meal every Thursday for a month, and let nobody bring up anything important.',
  ],
  mercury: [
    "take the subject you're most tired of discussing and do it in writing, one message each, a day apart.",
    'once a week, take a walk on which each of you talks for ten minutes and the other one only asks.',
    'read or watch the same thing this month and each bring one question about it.',
  ],
  venus: [
    'do one thing a month for no reason except that you both like it, and take turns choosing.',
    "once this month, each of you plans an evening entirely to the other's taste.",
    'spend a small sum every month on something useless that you both find beautiful.',
  ],
  mars: [
    'find one thing that takes effort and has nothing to do with the two of you, and do it on the same team.',
    'agree on a time of day after which nothing gets argued, and hold each other to it.',
    'the next time it gets loud, go outside and finish it walking, side by side.',
    'choose something to get fit or strong or good at by spring, and keep the score in one place.',
  ],
  jupiter: [
    "plan something a year away that's slightly too large, and put aside a little for it every month.",
    'learn something new together that neither of you is any good at yet.',
  ],
  saturn: [
    'give the decision that keeps coming up to one of you for three months, and to the other one after that.',
    'choose one promise small enough to keep every week, and keep it for three months.',
    'go through the chores once and trade the one each of you minds the most.',
    'look at the money together on the first Sunday of the month, for half an hour by the clock.',
  ],
  uranus: [
    'once a month, do something that neither of you has done before, and let it go wrong.',
    'leave one day a month unplanned for each of you, with no questions about it.',
  ],
  neptune: [
    "see a film or hear some music together every few weeks, and don't discuss it until the next day.",
    'once a month, tell each other what you imagine the next year to look like, in detail.',
  ],
  pluto: [
    "ask each other one real question a month, and agree beforehand that the answer won't be used later.",
    'choose one thing to be done with this season, and get rid of it together.',
  ],
}
