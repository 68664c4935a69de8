/**
 * What two people have in common, by the two planets of their closest easy contact in the order of `planets`; the
 * slow ones stand for all their contacts. Each goes before "and" and a friction.
 */
export const bonds: Record<string, string[]> = {
  'sun~sun': [
    'You and {partner} want to be the same kind of person',
    'You and {partner} are headed the same way in the large things',
  ],
  'sun~moon': [
    'You and {partner} feel at home with each other sooner than either of you can explain',
    'What one of you sets out to do, the other one feels at ease with',
  ],
  'sun~mercury': [
    'You and {partner} always know what to say to each other about what matters',
    'You and {partner} understand what the other one is up to',
  ],
  'sun~venus': [
    'You and {partner} like each other, quite apart from everything else',
    "You and {partner} are good for each other's confidence",
  ],
  'sun~mars': [
    'You and {partner} get each other moving',
    'You and {partner} are braver as a pair than you are apart',
  ],
  'sun~jupiter': [
    'You and {partner} think better of each other than you do of yourselves',
    'You and {partner} bring out the large side in each other',
  ],
  'sun~saturn': [
    'You and {partner} take each other seriously',
    'You and {partner} can build something together that lasts',
  ],
  'moon~moon': [
    'You and {partner} need the same things at the end of a day',
    'You and {partner} feel things the same way round',
  ],
  'moon~mercury': [
    "You and {partner} can put each other's feelings into words",
    'You and {partner} can talk about almost anything that hurts',
  ],
  'moon~venus': [
    'You and {partner} are kind to each other without working at it',
    'You and {partner} agree on what makes an evening pleasant',
  ],
  'moon~mars': [
    'You and {partner} would stand up for each other before being asked',
    'You and {partner} rouse each other quickly and mean well by it',
  ],
  'moon~jupiter': [
    'You and {partner} cheer each other up',
    "You and {partner} have room for each other's bad days",
  ],
  'moon~saturn': [
    'You and {partner} can rely on each other in ordinary weeks',
    'You and {partner} feel safer with each other than you would admit',
  ],
  'mercury~mercury': [
    'You and {partner} never run out of conversation',
    'You and {partner} think in the same language',
  ],
  'mercury~venus': [
    'You and {partner} are charming to each other in conversation',
    'You and {partner} know how to say a nice thing so that it arrives',
  ],
  'mercury~mars': [
    "You and {partner} sharpen each other's wits",
    'You and {partner} go quickly from an idea to doing something about it',
  ],
  'mercury~jupiter': [
    "You and {partner} make each other's ideas larger",
    'You and {partner} can talk a hard week into a hopeful one',
  ],
  'mercury~saturn': [
    'You and {partner} can plan a thing together and get it done',
    "You and {partner} take each other's words seriously",
  ],
  'venus~venus': [
    'You and {partner} like the same things',
    'You and {partner} have the same idea of a good time',
  ],
  'venus~mars': [
    'You and {partner} have a pull between you that does not need explaining',
    'You and {partner} are drawn to each other, whatever you decide to do about it',
  ],
  'venus~jupiter': [
    'You and {partner} are generous with each other',
    'You and {partner} enjoy life more in company',
  ],
  'venus~saturn': [
    'You and {partner} are loyal in a way that shows over years',
    'You and {partner} like each other with some seriousness',
  ],
  'mars~mars': [
    'You and {partner} go after things at the same speed',
    'You and {partner} make a good team once there is something to do',
  ],
  'mars~jupiter': [
    'You and {partner} talk each other into larger things',
    'You and {partner} have more nerve together',
  ],
  'mars~saturn': [
    'You and {partner} can get through a great deal of work together',
    'You and {partner} are good at the long, hard jobs',
  ],
  'jupiter~jupiter': ['You and {partner} hope for the same things'],
  'jupiter~saturn': [
    'You and {partner} can wait for something worth having',
    'You and {partner} trust each other with the long run',
  ],
  'saturn~saturn': ['You and {partner} grew up under some of the same rules'],
  uranus: [
    'You and {partner} keep each other awake',
    'You and {partner} let each other be unusual',
  ],
  neptune: [
    'You and {partner} believe in each other beyond the evidence',
    'You and {partner} understand a good deal in each other that was never said',
  ],
  pluto: [
    'You and {partner} do not do small talk',
    'You and {partner} would trust each other with the worst of it',
  ],
}

/** What two people quarrel about, by the same keys. Each goes after "and". */
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
    'you disagree about what is worth showing off and what is worth enjoying',
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
    'you show affection in ways that the other one does not always recognize',
    'you spend time and money on different pleasures',
  ],
  'venus~mars': [
    'one of you presses just when the other one would like to be courted',
    'what attracts you to each other is also what you fight about',
  ],
  'venus~jupiter': [
    'you disagree about when there is enough of a good thing',
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
  'jupiter~jupiter': ['you are optimistic about different things'],
  'jupiter~saturn': [
    'one of you sees the chance in everything and the other one the cost',
    'you rarely agree about how much risk is reasonable',
  ],
  'saturn~saturn': ['you are strict about different things'],
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
