/**
 * The first sentence of the end, by the keys of thesis.ts: what the two have in common, seen from after the quarrel. The
 * signs of its planets follow it.
 */
export const ends: Record<string, readonly string[]> = {
  'sun~sun': [
    'Under the arguing you are both still after the same kind of life',
    'Two people who admire the same things have something to come back to',
    'Being proud of the same things outlasts a good deal of disagreement',
  ],
  'sun~moon': [
    'A direction and a place to rest are what you are for each other',
    'What one of you has run out of by evening, the other one still has',
    'The fit between you is quiet enough to be forgotten, and an argument is one way of noticing it',
    'It takes the two of you to make a whole week',
    'What one of you sets out to do goes on suiting what the other one needs',
    'Coming home to each other is still the easiest part of most days',
    'One of you sets the direction, the other one makes it livable, and no quarrel has changed that',
    'A day that suits one of you tends to suit the other, whatever was said the evening before',
  ],
  'sun~mercury': [
    'There is still nobody who follows your plans so well, or is so well followed',
    'Talk got you this far, and it is good for the hard subjects as well',
  ],
  'sun~venus': [
    'It is a pleasure to be liked, and you both know how to give it',
    'The liking between you was there before the first disagreement, and it comes back after each of them',
    'Each of you is still the person that the other one is most pleased to please',
    'However the argument went, each of you thinks well of the other by morning',
  ],
  'sun~mars': [
    'There is more life in the house with both of you in it',
    'The push that gets you both going is worth the noise it makes',
    'Left alone, each of you would have started about half of what you start together',
    'Courage is what you lend each other, and it takes some to give way, too',
  ],
  'sun~jupiter': [
    'The good opinion that you have of each other can bear being tested',
    'Someone who expects the best of you is worth a few arguments about size',
  ],
  'sun~saturn': [
    'The promises between you are older than this argument and will be kept after it',
    'What is built with this much care has room for a disagreement',
    'Being taken seriously is a lasting sort of affection',
    "The weight that you can put on each other's word is not common",
    'What you have promised each other goes on holding while you argue',
    'A bond that is used to carrying weight can carry this as well',
    'Respect was there first, and it decides how far an argument can go',
    'On the days when it matters nobody has to ask whether the other one will be there',
  ],
  'moon~moon': [
    'The end of a day brings you to the same place by the same road',
    'Neither of you has to learn what the other one means by comfort',
    'Two moods as much alike as yours come right at about the same hour',
    'What you need from an evening has never been in dispute',
    'By evening you still want the same things, and wanting them together is half the comfort',
    'What soothes one of you soothes the other, and that is rarer than agreeing',
    'The same mood can start a quarrel between you and finish it',
    'Two people who feel so much alike are seldom far apart for long',
  ],
  'moon~mercury': [
    'Between the one who feels it and the one who finds words for it, most things get said in the end',
    'A feeling that gets put into words between you is usually half over',
  ],
  'moon~venus': [
    'An evening together is still the kindest part of the week',
    'The kindness between you is a habit, and a quarrel interrupts it without ending it',
    'Being good to each other is what you both do when nobody is trying',
  ],
  'moon~mars': [
    'The heat that starts a fight between you is what makes you stand up for each other',
    'Nothing between you is ever lukewarm, and you would both miss that',
    'Each of you still gets the other out of a mood faster than anyone could',
  ],
  'moon~jupiter': [
    'There is room between you for a mood, and so there is room for this',
    'Good cheer comes back early with the two of you',
  ],
  'moon~saturn': [
    'The reliance between you is quiet, and it is there on the morning after',
    'Feeling safe with someone leaves room for a disagreement',
  ],
  'mercury~mercury': [
    'The conversation goes on, and this is one subject in it',
    'Thinking alike gets you to the end of most arguments, if a day late',
  ],
  'mercury~venus': [
    'A kind word reaches its address between you, also on a bad day',
    'The charm you have for each other is no small help with a hard subject',
  ],
  'mercury~mars': [
    'The quickness that makes you sharp with each other also gets things done',
    'An argument is exercise for the two of you as long as both are enjoying it',
  ],
  'mercury~jupiter': [
    'The talk that makes everything larger can make a quarrel smaller, too',
    'A long conversation has got you out of worse',
  ],
  'mercury~saturn': [
    'The words that you give each other keep their value',
    'An agreement between you is worth making, because it will be kept',
  ],
  'venus~venus': [
    'There is usually a next good evening that you are both looking forward to',
    'Being pleased by the same things is half of getting along',
    'The next good evening is the best argument you have',
    'Beauty, food and company get the same answer from you both',
    'The taste you share will go on choosing your good evenings',
    'Pleasure is where you meet without an effort, and it is a good place to come back to',
    'Enjoying the same things gives the two of you a reason to be done with a bad hour',
    'What delights you both has never had to be argued about',
    'A good evening takes the two of you no planning, also in a week with a quarrel in it',
  ],
  'venus~mars': [
    'A spark like yours does not go out over one argument',
    'The one who wants and the one who likes being wanted are still both in the room',
    'Nearness settles you both sooner than reasons do',
    'The attraction is there before the argument and after it',
    'The wish to be near each other is stronger than the wish to be right',
    'Wanting each other has never depended on agreeing',
    'Some warmth stays in the room with the two of you, even on a cool day',
    'What draws you does not wait until everything has been cleared up',
  ],
  'venus~jupiter': [
    'Generosity is what you have most of, and it works on a quarrel as well',
    'The good days between you are good enough to draw on',
  ],
  'venus~saturn': [
    'A fondness that was built slowly takes more than this to shake',
    'The loyalty between you will be there when this argument has been forgotten',
  ],
  'mars~mars': [
    'Effort comes easily in company like yours',
    'The pace that you share is still the best thing about a hard day',
    'Working side by side has a way of ending arguments that talk does not have',
    'When there is something to get done you move as one, and that goes for mending things',
  ],
  'mars~jupiter': [
    'The nerve that you give each other is good for more than adventures',
    'Together you dare more, and that includes saying sorry first',
  ],
  'mars~saturn': [
    'Hard work in company is what you two are made for, and this is some of it',
    'A push and a check got more done than either would have alone',
  ],
  'jupiter~jupiter': [
    'The hopes that you share are larger than the argument',
    'Laughing at the same things is a long way toward living together well',
  ],
  'jupiter~saturn': [
    'The patience that you have for the long run covers this, too',
    'Between the one who hopes and the one who counts, a good plan gets made',
  ],
  'saturn~saturn': [
    'The rules that you share go on holding during an argument',
    'Taking the same things seriously is a kind of closeness, too',
  ],
  uranus: [
    'The freedom that you leave each other is worth a few surprises',
    'Being allowed to be odd is worth a good deal, and you both know it',
  ],
  neptune: [
    'The belief that you have in each other survives most of the facts',
    'What is understood between you without a word is worth putting into words now and then',
  ],
  pluto: [
    'The trust between you goes down further than the argument does',
    'Two people who can bear the truth about each other can bear this',
  ],
}
