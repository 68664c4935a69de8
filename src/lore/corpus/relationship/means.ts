// The keys are those of thesis.ts.

/** How what the two have in common helps with what they quarrel about. The first sentence gets the reference. */
export const means: Record<string, string[][]> = {
  'sun~sun': [
    [
      'You and {partner} are proud of the same things, so each of you knows what not to touch.',
      'An argument that leaves those alone is over by evening.',
    ],
    [
      "You know what {partner} is proud of, because it's close to what you're proud of yourself.",
      'In an argument each of you can tell how much is at stake for the other, and either one can afford to say "you first."',
      'Coming from somebody who knows what it costs, it counts double.',
    ],
    [
      'You and {partner} are headed the same way, so a disagreement is only about the route.',
      'Seen from where you both want to be in five years, most of it is small.',
      'Say that much out loud before anything else.',
    ],
  ],
  'sun~moon': [
    [
      'What you are after and what {partner} feels belong to the same day more often than not.',
      'In a quarrel it is enough to ask for the other half of the story.',
    ],
    [
      'Nobody restores you like {partner}, and you do the same for them.',
      'So an argument can be put down for the night without anyone feeling left.',
    ],
    [
      'One of you tends to know where to go, and the other how it will feel to be there.',
      'Put side by side, that settles more than either a plan or a mood could.',
    ],
    [
      'You rest well near each other, and a rested person gives in more easily.',
      'The subject can wait until both of you have slept.',
    ],
    [
      'One of you sets out, the other one is what there is to come back to, and you trade places more often than people think.',
      "A quarrel has that to get past, and it isn't often strong enough.",
      "On a bad evening it's enough for one of you to say, \"I'm on your side, and I still don't agree.\"",
    ],
    [
      'You and {partner} can tell what sort of day the other one had without a report.',
      'So a quarrel can be stopped in the middle, and nobody has lost.',
      "The next day you take it up again, and by then it's only a subject.",
    ],
    [
      "You know what {partner} is for and {partner} knows what you need, or it's the other way around.",
      'So neither of you has to win an argument in order to feel at home.',
    ],
    [
      "You and {partner} are each other's way of getting back to normal.",
      "It's enough to stop most quarrels, if one of you remembers it first.",
    ],
    [
      'Each of you has what the other one keeps running out of.',
      'Before you argue, you can ask which of you has some to spare today.',
    ],
    [
      'With {partner} you can have a purpose and still be looked after, and most people get only one at a time.',
      'In an argument either of you can afford to give way first.',
    ],
  ],
  'sun~mercury': [
    [
      'Each of you can put into words what the other one is trying to do.',
      'In an argument that does more than winning could.',
      "It goes best when each side gets said by the person who isn't on it, until its owner nods.",
    ],
    [
      "You and {partner} always have something to say to each other, and it's usually about something real.",
      'So an argument can be talked down to its proper size, provided you start before there are other people listening.',
    ],
  ],
  'sun~venus': [
    [
      'You and {partner} like each other, and liking is easy to underrate.',
      'It keeps a quarrel about one thing from turning into a quarrel about everything.',
      'One sincere compliment in the middle generally takes the air out of it.',
    ],
    [
      'Each of you looks better to yourself when the other one is around.',
      'So either of you can be wrong without feeling small, and say so over dessert.',
    ],
    [
      "You and {partner} flatter each other, and it's true.",
      'After that much praise, either of you can afford to give in.',
    ],
  ],
  'sun~mars': [
    [
      'You and {partner} give each other courage, and courage is good for more than mountains.',
      'The next time you argue, the brave thing is to give way first and be cheerful about it.',
      'Either of you could go first, and the other one would be impressed.',
    ],
    [
      "You're both at your best with something to do.",
      'A disagreement goes better on foot, or with a job in front of you, than it does across a table.',
      "By the time the job's done you've often agreed without noticing when.",
    ],
  ],
  'sun~jupiter': [
    [
      'Each of you has a higher opinion of the other than of yourself, and it makes you generous.',
      "In an argument that's your way out, because each of you is ready to think well of the other one's reasons.",
    ],
    [
      'You and {partner} bring out the large side in each other, and from up there most arguments look small.',
      "The trick is to get back up there when you're in the middle of one.",
      'A good meal and a plan for next year have been known to help.',
    ],
  ],
  'sun~saturn': [
    [
      'You and {partner} take each other seriously, so what you promise each other holds.',
      'So you can make one plain agreement about your quarrel and then stop watching.',
      'Not many people can rely on anyone like that.',
    ],
    [
      'What the two of you build gets tested as you go, and so it stands.',
      'An agreement about your quarrel would stand, too, if you make it before the next one.',
      "You're both good at keeping an agreement, even when nobody is checking.",
    ],
  ],
  'moon~moon': [
    [
      "You don't have to explain a feeling to {partner}, and that holds in a quarrel as well.",
      "A look is enough to say that it hurt, and another one to say that it wasn't meant.",
      'After that the facts are easy.',
    ],
    [
      'You and {partner} are comforted by much the same things.',
      "So you've got a rule that most people couldn't use, which is to get comfortable first and only then come back to the subject.",
      'From there the subject seldom takes long.',
    ],
    [
      'You can tell which remark hurt {partner}, because it would have hurt you as well.',
      'So after a quarrel each of you knows which sentence to take back first.',
    ],
    [
      'You and {partner} miss the same things and are glad of the same things.',
      'Feeling the same thing makes you gentle with each other, and you can be gentle in a quarrel, too.',
    ],
  ],
  'moon~mercury': [
    [
      "One of you has the feeling and the other one finds the words, and it isn't always the same way around.",
      'In an argument, too, one of you can say what the other one feels.',
      "Once somebody has said exactly what stings, there's rarely much left to fight about.",
    ],
    [
      'You and {partner} run on small messages.',
      'One of them, sent in the afternoon before you have to talk in person, can save you most of an evening.',
    ],
  ],
  'moon~venus': [
    [
      'Kindness comes easily to you and {partner}, and it goes on working after a fight.',
      'You can disagree and make each other comfortable within the same half hour, and neither of you takes it for giving in.',
    ],
    [
      'You both know what makes the other one feel looked after.',
      "When that comes first, and the talk comes second, it isn't a bribe, since you'd have done it anyway.",
      'It does make the talk shorter.',
    ],
    [
      'You and {partner} can be good to each other on an ordinary Tuesday.',
      'Most arguments get easier if somebody turns up with something to eat.',
    ],
  ],
  'moon~mars': [
    [
      'Each of you would fight for the other, with the same heat that you turn on each other in a quarrel.',
      "Turned around, it's the best thing you have.",
      'All it takes is for one of you to say what hurts, because then the other one is already on the way to help.',
    ],
    [
      'You and {partner} stir each other up, for better and for worse.',
      'A short loud quarrel, over by supper, does less harm between you than a long polite one.',
    ],
    [
      'You and {partner} get a reaction out of each other every time.',
      'An honest reaction does you more good than a polite one, because each of you can tell when the other one is holding back.',
    ],
  ],
  'moon~jupiter': [
    [
      "There's room between you and {partner} for a bad day, and for a bad week if need be.",
      'You need that room most in a quarrel, where hardly anything that gets said in a bad mood has to be held against anyone.',
    ],
    [
      'You and {partner} can cheer each other up without pretending that nothing is wrong.',
      'One joke in the right place does more than an hour of being right.',
    ],
  ],
  'moon~saturn': [
    [
      'You and {partner} rely on each other, in the quiet way that shows in what gets done.',
      "So it doesn't have to be settled on the day, by whichever of you is more upset.",
      "You can make an arrangement, and you'll both be keeping it a year from now.",
    ],
    [
      'Each of you feels safer with the other one around than you generally say.',
      "Saying it would help, above all when you've just been arguing.",
    ],
  ],
  'mercury~mercury': [
    [
      "You and {partner} understand each other's sentences, so it can't be the words.",
      "In an argument it helps if each of you makes the other one's case, since you both know it by heart.",
    ],
    [
      'You and {partner} can talk about anything, and so you can talk about how you talk.',
      'The hour you choose, and which of you begins, can make more difference than anything that gets said.',
    ],
  ],
  'mercury~venus': [
    [
      'You and {partner} are good at saying nice things, and it shows in how you handle the other kind.',
      "There's a way to be honest that doesn't sting, and one of you usually knows it.",
    ],
    [
      'Tone is what you and {partner} are good at.',
      'A whole argument can be had in a friendly voice, and by the end of it the voice has usually won.',
    ],
  ],
  'mercury~mars': [
    [
      "You and {partner} like an argument, and you're both good at arguing.",
      "An argument goes best when you're both arguing against the problem.",
    ],
    [
      'An idea between you and {partner} is something done by the end of the day.',
      "So you needn't agree in principle. You can try something on Tuesday, and see.",
    ],
  ],
  'mercury~jupiter': [
    [
      'Your conversations start with a detail and end somewhere large.',
      'A quarrel that takes that road too can turn into a good talk about how you both want to live.',
    ],
    [
      "You and {partner} make each other's ideas bigger and kinder.",
      'Somewhere in an hour of talk a third way turns up, and neither of you had come in with it.',
    ],
  ],
  'mercury~saturn': [
    [
      'What you and {partner} have said to each other stands.',
      'So what you decide can be put in writing, with the exceptions, and then left alone for months.',
    ],
    [
      'One of you has the idea, the other one tests it, and both of you respect what comes out.',
      "Put through that without hurry, even a quarrel ends as something you'd both sign.",
    ],
  ],
  'venus~venus': [
    [
      'You and {partner} enjoy the same things, so making up is never far away.',
      "It's hard to stay cross with somebody who orders what you were about to.",
    ],
    [
      'Your tastes agree, so there are always places to meet where nobody wants to fight.',
      'You can go to one of them first, and talk about it on the way back.',
    ],
    [
      'What pleases you pleases {partner}, so a peace offering seldom misses.',
      "It's enough to bring home what you would have wanted.",
    ],
    [
      'You know what would cheer {partner} up, since it would cheer you up as well.',
      'Begin with that and leave the subject for an hour later, and you both argue more kindly.',
    ],
    [
      'Your ideas of a good evening are the same.',
      "Have one before you take the subject up again, and you'll be talking to somebody you've just enjoyed.",
    ],
    [
      'Because you enjoy the same things, an invitation is understood at once, even on the day after a quarrel.',
      "An invitation doesn't settle who was right, but the one who was going to say sorry gets an easy place to do it.",
    ],
    [
      'Neither of you has to be talked into what the other one likes.',
      'That leaves you with more patience than most for the one subject on which you differ.',
    ],
  ],
  'venus~mars': [
    [
      'Between you and {partner} a smile at the right moment has ended longer speeches.',
      'A smile will do, as long as the subject gets its turn later.',
    ],
    [
      'You and {partner} like being near each other even when you disagree.',
      'So have the talk side by side, on a walk or in the car, and it stays a talk.',
    ],
    [
      "The pull between you and {partner} doesn't wait until a quarrel is settled.",
      'Being close can lead around the subject or back to it, and it leads back when one of you brings the subject up again the next day.',
    ],
    [
      "You and {partner} want each other's attention and know how to get it.",
      'In the middle of a disagreement, showing that you want it works better than winning does.',
    ],
    [
      'Nobody has to teach you and {partner} how to make up.',
      'You could begin sooner, though, at the point where both of you are still a little amused.',
    ],
    [
      'One of you makes the move, and the other one makes it look like a good idea.',
      'In an argument, too, one of you can propose something and the other one improve it, and nobody has to have been wrong.',
    ],
    [
      'Whatever else is going on, you and {partner} still look up when the other one comes in.',
      "It's hard to stay angry with somebody you're glad to see.",
    ],
    [
      'You and {partner} have a way of ending a bad evening that has nothing to do with arguing.',
      "Being near each other won't decide anything, but it does remind you both whom you are talking to, and the rest can wait until coffee.",
    ],
    [
      "Being wanted by {partner} gives you patience you didn't know about, and the same goes for them.",
      "There's seldom a day on which being right is worth more than being wanted.",
    ],
  ],
  'venus~jupiter': [
    [
      'You and {partner} are generous with each other, and generosity goes a long way in a quarrel.',
      'Whichever of you gives more than was asked ends the argument, and with you two it tends to become a race.',
    ],
    [
      'When things are good between you and {partner}, they are very good.',
      'Those days are what you both draw on when you argue, so it makes sense to have plenty of them.',
    ],
  ],
  'venus~saturn': [
    [
      'You and {partner} are fond of each other in a way that lasts.',
      "So there's time to argue badly twice and work the matter out slowly.",
    ],
    [
      'With you and {partner} affection shows in what you go on doing.',
      "What ends your quarrel is likely to be something small and regular, and you'd both rather do a small thing than talk about a large one.",
    ],
  ],
  'mars~mars': [
    [
      "You and {partner} move at the same speed, and after everyone else it's a relief.",
      'When the energy that goes into arguing gets a job of its own, the job is done in an afternoon.',
    ],
    [
      'Neither of you minds a hard push in the same direction.',
      'You get over a disagreement by starting the next job side by side.',
    ],
  ],
  'mars~jupiter': [
    [
      'Together you and {partner} have more nerve than is reasonable.',
      "It takes nerve to let the other one decide for a month, and you're just the two to do it.",
    ],
    [
      'You and {partner} talk each other into things, and most of them turn out well.',
      'A truce could be one of those, if somebody makes it sound like an adventure.',
    ],
  ],
  'mars~saturn': [
    [
      'One of you pushes, the other one holds, and so it gets done.',
      "In your quarrel it's the same, because the push is needed and so is the brake.",
      "It goes well as soon as each of you says thank you for the other's half.",
    ],
    [
      'You and {partner} are good at whatever is long and hard.',
      'It takes more than an evening to settle a quarrel like yours, and you can keep at something for years without drama.',
    ],
  ],
  'jupiter~jupiter': [
    [
      'You and {partner} believe in about the same things.',
      'Next to those, most arguments are a detail, and you can both afford to lose one now and then.',
    ],
    [
      'You and {partner} laugh at the same things, and one of them can be how hot you both get when you argue.',
      "After you've both laughed, it seldom comes back at full size.",
    ],
  ],
  'jupiter~saturn': [
    [
      'One of you brings a reason to believe in a thing and the other one brings terms that will hold.',
      'A quarrel that goes down on paper that way, with what you hope for in one column and what it takes in the other, stops being about the two of you.',
    ],
    [
      'You and {partner} can plan years ahead without checking on each other.',
      'Nobody has to win an argument this week, and with the hurry gone it gets easier to see who was right.',
    ],
  ],
  'saturn~saturn': [
    [
      "You and {partner} are strict about some of the same things, so a rule that you've both agreed to gets kept.",
      "Your quarrel needs exactly one, short enough to remember when you're angry.",
    ],
    [
      'You both take your duties seriously, including the one to each other.',
      "Seen that way, a quarrel is a thing to be taken care of, like the car, and you're good at taking care of things.",
    ],
  ],
  uranus: [
    [
      'Each of you lets the other one be odd.',
      'So whatever you agree on may look strange from outside, and it only has to suit the two of you.',
    ],
    [
      'You and {partner} surprise each other, and you both need it.',
      "When you're stuck in a quarrel, a way that neither of you has tried tends to work better than the right way.",
    ],
  ],
  neptune: [
    [
      'You and {partner} understand more of each other than was ever said.',
      "In a quarrel it's worth saying anyway, since that's where you both guess wrong.",
    ],
    [
      'You and {partner} go on believing in each other when the facts are thin.',
      'In the middle of a quarrel one of you can usually remember what the other one meant, and say so.',
    ],
  ],
  pluto: [
    [
      'You and {partner} can tell each other the worst of it.',
      "So in a quarrel you don't have to be careful, only honest, and for the two of you that's a way of being close.",
    ],
    [
      'Nothing stays on the surface for long between you and {partner}.',
      "Under most of your arguments there's something that one of you is afraid of losing, and once it's been named the rest is easy.",
    ],
  ],
}

/** The same by who has which planet, the reader's first, where many pairs have such a bond. */
export const meansByHolder: Partial<Record<string, readonly (readonly string[])[]>> = {
  'sun~moon': [
    [
      '{partner} knows how you are before you have said what you want.',
      'In a quarrel that is an advantage, since you can begin with what you want and leave the rest to them.',
    ],
    [
      'You give {partner} a direction, and they give you a place to be tired in.',
      'A quarrel needs both, so take it up when you have rested.',
    ],
    [
      'When you are sure of something, {partner} can relax.',
      "So say first what isn't in question between you, and the rest gets smaller.",
    ],
  ],
  'moon~sun': [
    [
      'You know how {partner} is before they have said what they want.',
      'In a quarrel you can use that to ask the question that they are waiting for.',
    ],
    [
      '{partner} knows where the week is going, and you notice when they need to sit down.',
      'A quarrel needs somebody who notices that as well, and says that it can wait until morning.',
    ],
    [
      'When {partner} is sure of something, you can relax.',
      "It helps you to hear first what isn't in question, and they can say it.",
    ],
  ],
  'venus~mars': [
    [
      '{partner} goes after things, and you are what they like best to go after.',
      'It takes very little from you to turn a quarrel into a courtship, and the subject can be dealt with at breakfast.',
    ],
    [
      'You have a way of receiving {partner} that takes the edge off their hurry.',
      'You can take the edge off a quarrel in the same way, by not hurrying.',
    ],
    [
      '{partner} makes the first move and you decide how fast it goes.',
      "In an argument, too, you can say that it's enough for tonight, and they'll usually wait until tomorrow.",
    ],
    [
      'A kind word from you gets {partner} moving in a better direction.',
      'Say one before you say what is wrong, and the rest gets done sooner.',
    ],
    [
      'You notice what {partner} does for you, and they do more of what is noticed.',
      'So thank them, after a quarrel, for the first sign of good will.',
    ],
  ],
  'mars~venus': [
    [
      'You go after things, and {partner} is what you like best to go after.',
      'In a quarrel it helps to want to win them more than you want to win the point.',
    ],
    [
      '{partner} has a way of receiving you that takes the edge off your hurry.',
      'They can do as much for a quarrel, if you let them.',
    ],
    [
      'You make the first move and {partner} decides how fast it goes.',
      "In an argument, too, they can say that it's enough for tonight, and you lose nothing by waiting until tomorrow.",
    ],
    [
      'A kind word from {partner} gets you moving in a better direction.',
      'So ask for one in a quarrel, before you go on.',
    ],
    [
      '{partner} notices what you do for them, and you do more of what is noticed.',
      "So a first sign of good will from you after a quarrel won't go unseen.",
    ],
  ],
}
