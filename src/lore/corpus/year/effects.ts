import type { TouchedPoint, YearBody } from '../../year-ahead.ts'

type Effects = Record<YearBody, Record<TouchedPoint, readonly string[]>>

/** What a slow planet does to a person under pressure, by the point that it touches: verbs with what follows them. */
export const pressing: Effects = {
  jupiter: {
    sun: ['makes you a little too sure of yourself', 'has you promise more than you can do'],
    moon: ['makes you want more comfort than you need', 'makes every feeling a large one'],
    mercury: ['makes you say more than you know', 'has you decide before you know enough'],
    venus: [
      'makes it hard to say no to anything pleasant',
      'has you spend more than a pleasure is worth',
    ],
    mars: ['makes you push harder than you need to', 'has you start more than you can finish'],
    jupiter: ['makes you hope for too much at once', 'makes every plan a size too large'],
    saturn: ['makes your duties look smaller than they are', 'makes you impatient with every rule'],
    asc: ['makes you come on a little too strong', 'makes you promise a lot at first sight'],
    mc: [
      'makes you aim higher than you can reach just now',
      'makes you take on more at work than you can do well',
    ],
  },
  saturn: {
    sun: ['takes away some of your confidence', "makes you doubt whether you're good enough"],
    moon: ['makes it harder to feel safe', 'leaves you short of comfort'],
    mercury: ['makes you think twice before you speak', 'slows your decisions down'],
    venus: [
      'makes you feel less loved than you are',
      'has you ask whether what you like is worth its price',
    ],
    mars: ['slows you down', 'puts something in your way whenever you start'],
    jupiter: ['asks what your hopes rest on', 'takes your hopes down a size'],
    saturn: ['makes your duties feel heavier', 'asks which of your duties still make sense'],
    asc: ['makes you more reserved with people', 'makes you stiff in company'],
    mc: ['gives you more responsibility than thanks', 'makes you work harder for your standing'],
  },
  uranus: {
    sun: ["makes you restless with who you've been", 'makes you want to do everything differently'],
    moon: ['upsets what you rely on for comfort', 'makes your moods change without notice'],
    mercury: [
      'makes you change your mind overnight',
      'has you say the first thing that comes to mind',
    ],
    venus: ['makes you tire of what you used to like', 'changes what you find attractive'],
    mars: ["makes you act before you've thought", 'makes you lose patience without warning'],
    jupiter: ['turns your hopes in another direction', 'makes you want a larger life at once'],
    saturn: ['makes your old rules look arbitrary', 'breaks up a routine that you relied on'],
    asc: [
      'makes you come across as more abrupt than you mean to',
      'makes you want to be seen differently',
    ],
    mc: ['unsettles your plans at work', 'makes your aims at work change without notice'],
  },
  neptune: {
    sun: ['makes you unsure of what you want', 'wears down your confidence'],
    moon: [
      'makes you more easily hurt',
      "makes it hard to tell your own feelings from other people's",
    ],
    mercury: ['makes it hard to think clearly', 'makes you hear what you hope to hear'],
    venus: [
      'makes you see people as you would like them to be',
      'makes it hard to tell what you like from what you only wish for',
    ],
    mars: ['takes the force out of what you start', 'makes you tire sooner than usual'],
    jupiter: ['makes you believe whatever sounds good', 'makes your hopes vague'],
    saturn: ["blurs what you're responsible for", 'wears down your sense of duty'],
    asc: ['makes you hard to read', 'makes people see in you whatever they like'],
    mc: ["makes it unclear what you're working for", 'makes your position at work unclear'],
  },
  pluto: {
    sun: ['asks how much of your confidence is real', 'makes you fight for your own way'],
    moon: [
      'brings up feelings that you thought were settled',
      'makes every feeling stronger than the occasion calls for',
    ],
    mercury: ['makes it hard to think of anything else', 'makes you dig until you know everything'],
    venus: [
      'makes affection a matter of all or nothing',
      'makes you want more than people are ready to give',
    ],
    mars: ['makes you push until something gives', 'makes your anger stronger than you expect'],
    jupiter: ['makes you want everything at once', 'makes a conviction of every hope'],
    saturn: ['makes you ask what your duties are for', 'puts pressure on the rules you live by'],
    asc: [
      'makes you come across as more intense than you feel',
      'makes you show more than you mean to',
    ],
    mc: [
      'makes you ask how far you would go for success',
      'can bring a struggle over who decides at work',
    ],
  },
}

/** The same with help. */
export const easing: Effects = {
  jupiter: {
    sun: ['makes you surer of yourself', 'gives your confidence a lift'],
    moon: ['makes you feel at home with people', 'puts you in a good mood'],
    mercury: ['helps you find the words', 'makes you think in larger terms'],
    venus: ['makes you easy to like', 'gives you more time for what you love'],
    mars: ['gives you energy to spare', 'makes it easy to start'],
    jupiter: ['gives you some reason to hope', 'makes a little more room for your plans'],
    saturn: ['makes your duties lighter', 'gets you some help with your duties'],
    asc: ['makes people glad to see you', 'makes it easy to meet people'],
    mc: ['gets your work some notice', 'gives you some luck at work'],
  },
  saturn: {
    sun: ['makes you surer of what you can do', 'gives your confidence something to stand on'],
    moon: ['steadies your moods', 'makes it easier to feel safe'],
    mercury: ['helps you think clearly', 'helps you decide and stay with it'],
    venus: ['shows you whom you can rely on', 'brings some steadiness to your affections'],
    mars: ['gives you staying power', 'helps you do one thing at a time'],
    jupiter: ['helps you plan for what you hope', 'turns a hope into a plan'],
    saturn: ['makes your duties manageable', 'helps you keep to what you decided'],
    asc: ['makes people take you seriously', 'makes you calm in company'],
    mc: ['rewards steady effort at work', 'gives you a firmer position at work'],
  },
  uranus: {
    sun: ['makes you freer to be yourself', 'makes you ready to try something new'],
    moon: ['loosens up your moods', 'lets you feel at home in new places'],
    mercury: ['gives you quick ideas', 'helps you see a thing from another side'],
    venus: ['gives you a taste for something new', 'brings fresh air to your affections'],
    mars: ['makes you quick to act', 'gives you the nerve to try another way'],
    jupiter: ["shows you a chance you hadn't planned for", 'makes room for a bolder hope'],
    saturn: [
      'lets you drop a rule that has outlived its use',
      'makes it easier to change an old routine',
    ],
    asc: ['makes you more relaxed about how you look', 'makes you good at meeting new people'],
    mc: ['makes you more inventive at work', 'loosens up your plans at work'],
  },
  neptune: {
    sun: ['makes you gentler with yourself', 'makes you less concerned with being right'],
    moon: ['makes you quicker to sense what people feel', 'makes it easier to rest'],
    mercury: ["helps you say what's hard to put in words", 'gives your thinking some imagination'],
    venus: ['makes you kinder to people', 'makes you quick to forgive'],
    mars: ['helps you get as far with less push', 'takes the edge off your impatience'],
    jupiter: ['lends your hopes some imagination', 'makes you generous'],
    saturn: ['makes you less strict with yourself', 'takes the hardness out of your duties'],
    asc: ['makes you easier to talk to', 'makes you softer in company'],
    mc: ['gives your work some imagination', 'makes you care what your work is for'],
  },
  pluto: {
    sun: ['makes you surer of what you want', 'gives you more strength than you expected'],
    moon: [
      'helps you understand your own moods',
      'lets you feel a thing fully and be done with it',
    ],
    mercury: ['helps you get to the bottom of things', 'gives your words more weight'],
    venus: ['deepens your affections', 'makes you surer of what you love'],
    mars: ['gives you more force', 'helps you go on when others would stop'],
    jupiter: ['gives your hopes more force', 'makes you serious about a hope'],
    saturn: ['helps you finish what you take on', 'gives you the strength for your duties'],
    asc: ['makes people notice you', 'gives you more presence'],
    mc: ['gives you more influence at work', 'makes people at work listen to you'],
  },
}
