/**
 * What two people have in common, by the two planets of their closest easy contact in the order of `planets`; the
 * slow ones stand for all their contacts. The first half of the opening, without its period.
 */
export const bondTheses: Record<string, string[]> = {
  'sun~sun': [
    'You and {partner} want to be the same kind of person, which saves a lot of explaining',
    "What you're proud of and what {partner} is proud of point the same way",
    'You and {partner} admire the same kind of person, and each of you is one',
  ],
  'sun~moon': [
    'You and {partner} feel at home with each other sooner than either of you can explain',
    'What you set out to do and what {partner} needs at the end of a day fit together, which is most of what a pair requires',
    'When you come in with news, {partner} has usually felt it already',
    'You and {partner} can each rest with the other, which is more than either of you expects of people',
    'Some things between you and {partner} were settled from the beginning',
    'What you and {partner} need from a day is different, and it fits',
  ],
  'sun~mercury': [
    'You and {partner} know what to say to each other about what matters',
    "There's hardly a plan that you and {partner} can't talk into shape",
    "You and {partner} understand what the other one is up to, often before it's announced",
  ],
  'sun~venus': [
    'You and {partner} like each other, quite apart from everything else',
    'You and {partner} think more of yourselves when the other one is around',
    'Whatever else goes on, you and {partner} think the other one is wonderful, and it shows',
  ],
  'sun~mars': [
    'You and {partner} get each other moving',
    'You and {partner} are braver as a pair than you are apart',
    "Once you and {partner} have something to do together, there's no stopping either of you",
    'You and {partner} put some life into each other',
    'Neither you nor {partner} stays tired for long around the other',
  ],
  'sun~jupiter': [
    'You and {partner} think better of each other than you do of yourselves',
    'You and {partner} bring out the large side in each other',
    "There's a good deal of luck in meeting someone who expects the best of you, and you and {partner} both had it",
  ],
  'sun~saturn': [
    'You and {partner} take each other seriously',
    'What you and {partner} build together tends to stand',
    "You and {partner} would trust each other with the thing that can't go wrong",
  ],
  'moon~moon': [
    'You and {partner} need the same things at the end of a day',
    'You and {partner} calm down in the same way and in the same room',
    'You and {partner} hardly have to explain a feeling to each other',
    'You and {partner} can sit in the same mood and be glad of the company',
    'What makes you feel at home makes {partner} feel at home, too',
  ],
  'moon~mercury': [
    "You and {partner} can put each other's feelings into words",
    'You and {partner} can talk about almost anything that hurts',
    'You and {partner} are kept going by the small messages as much as by the large ones',
  ],
  'moon~venus': [
    'You and {partner} are kind to each other without working at it',
    'You and {partner} agree on what makes an evening pleasant',
    "You and {partner} know how to be nice to each other when it isn't an occasion",
  ],
  'moon~mars': [
    'You and {partner} would stand up for each other before being asked',
    'You and {partner} stir each other up and mean well by it',
    'Nobody gets you out of a mood like {partner}, or the other way around',
  ],
  'moon~jupiter': [
    'You and {partner} cheer each other up',
    "You and {partner} have room for each other's bad days",
    "Around {partner} there seems to be enough of everything, and they'd say the same of you",
  ],
  'moon~saturn': [
    'You and {partner} can rely on each other in an ordinary week',
    "You and {partner} feel safer with each other than you'd admit",
    'When one of you is in trouble the other one takes charge, and you and {partner} both count on it',
  ],
  'mercury~mercury': [
    'You and {partner} never run out of conversation',
    'You and {partner} think in the same language',
    'You and {partner} are each the first person the other one wants to tell',
  ],
  'mercury~venus': [
    'You and {partner} are charming to each other in conversation',
    'You and {partner} know how to say a nice thing so that it arrives',
    'You and {partner} have always been able to please each other with words',
  ],
  'mercury~mars': [
    "You and {partner} sharpen each other's wits",
    'Between you and {partner} an idea turns into an errand within the hour',
    'You and {partner} get a good argument out of almost anything, and enjoy it',
  ],
  'mercury~jupiter': [
    "You and {partner} make each other's ideas larger",
    'You and {partner} can talk a hard week into a hopeful one',
    'You and {partner} can hardly have a short conversation about anything interesting',
  ],
  'mercury~saturn': [
    'You and {partner} can plan a thing together and get it done',
    "You and {partner} take each other's words seriously",
    'What you and {partner} have agreed stays agreed',
  ],
  'venus~venus': [
    'You and {partner} like the same things',
    'You and {partner} have the same idea of a good time',
    'You and {partner} enjoy life in the same way, so an evening together needs no planning',
    'You and {partner} agree about what is beautiful and what is fun',
    'You and {partner} can order for each other and get it right',
    'You and {partner} are pleased by the same small things',
  ],
  'venus~mars': [
    "You and {partner} have a pull between you that doesn't need explaining",
    'You and {partner} are drawn to each other, whatever you decide to do about it',
    "There's never been any doubt about the attraction between you and {partner}",
    'You and {partner} still notice where the other one is in a room',
    'What pulls you and {partner} together has never needed much help',
    "You and {partner} want each other's attention, and you're good at getting it",
    'You and {partner} flirt without meaning to',
    "There is a spark between you and {partner} that ordinary weeks don't put out",
  ],
  'venus~jupiter': [
    'You and {partner} are generous with each other',
    'You and {partner} enjoy life more in company',
    'You and {partner} are excellent at the good days',
  ],
  'venus~saturn': [
    'You and {partner} are loyal in a way that shows over years',
    'You and {partner} like each other with some seriousness',
    'What you and {partner} feel for each other is the kind that keeps',
  ],
  'mars~mars': [
    'You and {partner} go after things at the same speed',
    "You and {partner} make a good team once there's something to do",
    'You and {partner} are at your best when there is something hard to do',
  ],
  'mars~jupiter': [
    'You and {partner} talk each other into larger things',
    'You and {partner} have more nerve together',
    'You and {partner} egg each other on, and it usually ends well',
  ],
  'mars~saturn': [
    'You and {partner} can get through a great deal of work together',
    'You and {partner} are good at the long, hard jobs',
    'You and {partner} can finish together what most people would have given up',
  ],
  'jupiter~jupiter': [
    'You and {partner} hope for the same things',
    'You and {partner} laugh at the same things and believe in most of the same ones',
  ],
  'jupiter~saturn': [
    'You and {partner} can wait for something worth having',
    'You and {partner} trust each other with the long run',
  ],
  'saturn~saturn': [
    'You and {partner} live by some of the same rules',
    'You and {partner} are careful about the same things',
  ],
  uranus: [
    'You and {partner} keep each other awake',
    'You and {partner} let each other be unusual',
    "Life with {partner} in it is never quite the one you had planned, and they'd say that of you",
  ],
  neptune: [
    'You and {partner} believe in each other beyond the evidence',
    'You and {partner} understand a good deal in each other that was never said',
  ],
  pluto: [
    "You and {partner} don't do small talk",
    'You and {partner} would trust each other with the worst of it',
  ],
}

/** What two people quarrel about, by the same keys, where no author wrote of it. */
export const frictions: Record<string, string[]> = {
  'sun~sun': [
    'each of you expects to be the one who decides',
    'each of you is proudest of what the other would have done differently',
  ],
  'sun~moon': [
    'what one of you is aiming at keeps disturbing what the other one needs',
    'one of you makes plans where the other one has moods',
  ],
  'sun~mercury': [
    "a remark from one of you can land on the other one's pride",
    'one of you hears a question where the other one hears a challenge',
  ],
  'sun~venus': [
    "you disagree about what's worth showing off and what's worth enjoying",
    'each of you wants to be appreciated for something the other one takes for granted',
  ],
  'sun~mars': [
    'you still manage to turn a small decision into a contest',
    'one of you pushes just where the other one is proud',
  ],
  'sun~jupiter': [
    'one of you promises more than the other one would have',
    'between you nothing is ever kept to its proper size',
  ],
  'sun~saturn': [
    'one of you feels checked by the other at the worst possible moment',
    'one of you shines while the other one is looking at the bill',
  ],
  'moon~moon': [
    "what comforts one of you gets on the other one's nerves",
    'on a bad day you need opposite things from each other',
  ],
  'moon~mercury': [
    'one of you wants to be understood while the other one wants to be accurate',
    'you can hurt each other with a sentence that was meant to help',
  ],
  'moon~venus': [
    'one of you wants to be looked after when the other one wants a pleasant evening',
    'one of you is still hurt when the other one is ready to be charming',
  ],
  'moon~mars': [
    'one of you acts where the other one is sore',
    'one of you is done with a fight about when the other one begins to feel it',
  ],
  'moon~jupiter': [
    'one of you cheers when the other one would like to be consoled',
    'feelings between you tend to get larger than their cause',
  ],
  'moon~saturn': [
    'one of you needs comfort at the moment when the other one offers a rule',
    'one of you asks for warmth from the side on which the other one is most guarded',
  ],
  'mercury~mercury': [
    'you can talk for an hour and turn out to have meant different things',
    'you argue about words more than about what they stand for',
  ],
  'mercury~venus': [
    'one of you is frank about exactly what the other one is fond of',
    'one of you wants to discuss what the other one would like to enjoy',
  ],
  'mercury~mars': [
    'a discussion between you turns into a fight by way of one word',
    'one of you wants to talk it over when the other one wants to get going',
  ],
  'mercury~jupiter': [
    'one of you checks the facts while the other one is telling the story',
    'you disagree about how much detail the truth requires',
  ],
  'mercury~saturn': [
    'one of you thinks out loud and gets marked for it',
    'one of you finds the flaw before the other one has finished the idea',
  ],
  'venus~venus': [
    "you show affection in ways that the other one doesn't always recognize",
    'you spend time and money on different pleasures',
  ],
  'venus~mars': [
    'one of you presses just when the other one would like to be courted',
    'what attracts you to each other is also what you fight about',
  ],
  'venus~jupiter': [
    "you disagree about when there's enough of a good thing",
    'one of you spoils what the other one would rather savor',
  ],
  'venus~saturn': [
    'one of you offers affection when the other one is busy being responsible',
    'one of you can feel unloved while the other one is only being careful',
  ],
  'mars~mars': [
    'neither of you takes orders, least of all from the other',
    "you get in each other's way as soon as both of you are in motion",
  ],
  'mars~jupiter': [
    'one of you overdoes what the other one has started',
    'you egg each other on past the point where somebody ought to have stopped',
  ],
  'mars~saturn': [
    'one of you is on the gas while the other one is on the brake',
    'one of you says go where the other one says not yet',
  ],
  'jupiter~jupiter': ["you're optimistic about different things"],
  'jupiter~saturn': [
    'one of you sees the chance in everything and the other one the cost',
    'you rarely agree about how much risk is reasonable',
  ],
  'saturn~saturn': ["you're strict about different things"],
  uranus: [
    'one of you changes the plan just when the other one has come to count on it',
    'one of you needs more room than the other one knew there was',
  ],
  neptune: [
    'each of you can be in love with a version of the other that nobody has met',
    'a good deal stays vague between you that one of you had taken as settled',
  ],
  pluto: [
    'small things between you can turn into a question of power',
    'one of you digs where the other one has put up a fence',
  ],
}

/** What such a quarrel is about, as the end of a sentence: "who decides". */
export const frictionMatters: Record<string, string> = {
  'sun~sun': 'who decides',
  'sun~moon': 'whether the plan or the mood comes first',
  'sun~mercury': 'how a remark was meant',
  'sun~venus': 'what deserves some appreciation',
  'sun~mars': 'who pushes whom',
  'sun~jupiter': 'how large a thing has to be',
  'sun~saturn': 'what can be afforded',
  'moon~moon': 'what comfort looks like',
  'moon~mercury': 'whether a feeling needs an answer',
  'moon~venus': 'when a bad mood has to be over',
  'moon~mars': 'how soon a hurt is forgotten',
  'moon~jupiter': 'how large a feeling may get',
  'moon~saturn': 'when comfort may be asked for',
  'mercury~mercury': 'what was actually said',
  'mercury~venus': 'how frank a person may be',
  'mercury~mars': 'whether to talk about it or do it',
  'mercury~jupiter': 'how much detail the truth requires',
  'mercury~saturn': 'whether a thing may be said before it has been thought through',
  'venus~venus': 'how affection is shown',
  'venus~mars': 'how fast is too fast',
  'venus~jupiter': "when there's enough of a good thing",
  'venus~saturn': 'what counts as love',
  'mars~mars': 'who takes orders from whom',
  'mars~jupiter': 'when to stop',
  'mars~saturn': 'whether to go now or later',
  'jupiter~jupiter': 'what to hope for',
  'jupiter~saturn': 'how much risk is reasonable',
  'saturn~saturn': 'what has to be done first',
  uranus: 'how much may change from one week to the next',
  neptune: 'what was promised and what was only imagined',
  pluto: 'who has the upper hand',
}

/** For two without a hard contact: the only quarrel is one of manner. */
export const mildFrictions: string[] = [
  'the few quarrels you have are about pace and manners more than about anything larger',
  'so little gets in the way that you may have to look for what you disagree about',
]

/** For two without an easy contact. */
export const strainedBonds: string[] = [
  'You and {partner} are rarely indifferent to each other',
  "You and {partner} have each other's full attention",
]
