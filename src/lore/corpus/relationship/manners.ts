import type { Sign } from '#sky/zodiac.ts'

// What a person does, as a clause after "you", "they" or {partner}. Verbs have two forms, `[watch|watches]`: the
// second follows a name. {their}, {they}, {them} and {themselves} are "your", "you", … of the reader.

/** What people are like in company, by the sign of their Sun; for those without a birth time. */
export const presences: Record<Sign, string[]> = {
  Aries: [
    '[like|likes] to go first and [get|gets] restless when nobody does',
    'would sooner try a thing than hear it described',
  ],
  Taurus: [
    '[like|likes] things to last and [move|moves] at a pace that lets them',
    '[know|knows] what {they} like and [see|sees] no reason to be talked out of it',
  ],
  Gemini: [
    '[follow|follows] whatever is interesting and [bring|brings] back news of it',
    '[like|likes] to keep two plans open until the last minute',
  ],
  Cancer: [
    '[sort|sorts] people into {their} own and everybody else, and [look|looks] after the first group for life',
    '[need|needs] to know that everyone is all right before {they} can enjoy anything',
  ],
  Leo: [
    '[give|gives] generously and [hope|hopes] that somebody is watching',
    '[want|wants] to be proud of what {they} do and of the people {they} do it with',
  ],
  Virgo: [
    '[show|shows] affection by getting the details right',
    '[like|likes] to be useful and [find|finds] praise for it slightly embarrassing',
  ],
  Libra: [
    '[see|sees] the other side of everything and would like both sides to be happy',
    '[do|does] most things better with somebody than alone',
  ],
  Scorpio: [
    '[want|wants] the whole truth and [tell|tells] {their} own last',
    '[do|does] nothing halfway, including liking someone',
  ],
  Sagittarius: [
    '[look|looks] past the next thing to the one after it and [take|takes] hope from both',
    '[say|says] what {they} believe and [move|moves] on before it lands',
  ],
  Capricorn: [
    '[take|takes] the responsible part by reflex and [complain|complains] about it rarely',
    '[plan|plans] for years and [like|likes] to be trusted with things',
  ],
  Aquarius: [
    '[do|does] it {their} own way and [wonder|wonders] why that surprises anyone',
    '[care|cares] about people in general and [need|needs] room from them in particular',
  ],
  Pisces: [
    '[go|goes] along with a great deal and [keep|keeps] {their} real opinion somewhere else',
    "[feel|feels] what's going on in a room before anyone has said it",
  ],
}

/** What people need on ordinary days, by the sign of their Moon. */
export const homeLives: Record<Sign, string[]> = {
  Aries: [
    '[have|has] {their} moods fast and out loud, and [want|wants] something to do about each of them',
    "[need|needs] a little excitement in a quiet week and will start some if there's none",
    '[wake|wakes] up with a feeling and [act|acts] on it before breakfast',
  ],
  Taurus: [
    '[want|wants] the evening to go the way evenings go, with decent food and no announcements',
    '[calm|calms] down through the body, by eating or sleeping or being held',
    '[need|needs] a long time to get upset and a longer one to get over it',
  ],
  Gemini: [
    '[talk|talks] a bad mood out of the house, to anyone who is around',
    '[need|needs] news and company at the end of a day, or at least a podcast',
    '[explain|explains] a feeling first and [have|has] it afterward',
  ],
  Cancer: [
    '[want|wants] {their} own kitchen and the people {they} belong to, in that order or the other',
    '[remember|remembers] how everything felt and [expect|expects] the same of {their} own people',
    '[go|goes] quiet when {they} are hurt and [hope|hopes] somebody will ask twice',
  ],
  Leo: [
    '[want|wants] an ordinary evening to have some occasion in it',
    '[do|does] anything for people who are pleased to see {them}',
    '[sulk|sulks] grandly when {they} have been overlooked, and [forgive|forgives] as grandly',
  ],
  Virgo: [
    '[rest|rests] only once things are in order',
    '[worry|worries] in the form of errands and [feel|feels] better with each one done',
    '[show|shows] love by fixing what was broken, without mentioning it',
  ],
  Libra: [
    "can't settle while anyone in the house is cross",
    '[like|likes] to share even a dull evening with somebody',
    '[put|puts] off saying what {they} want until {they} know what would suit everyone',
  ],
  Scorpio: [
    '[feel|feels] things at full strength and [let|lets] almost none of it show',
    '[want|wants] one person to know everything and nobody else to know anything',
    '[test|tests] the ground before trusting it, and once more afterward',
  ],
  Sagittarius: [
    '[need|needs] an open weekend ahead in order to enjoy a closed one',
    '[cheer|cheers] up by leaving the house',
    '[treat|treats] a bad mood as something to be outrun',
  ],
  Capricorn: [
    "[handle|handles] a hard day alone and [report|reports] it when it's over",
    '[relax|relaxes] after the work is done, which it seldom is',
    '[give|gives] practical help where other people give a hug',
  ],
  Aquarius: [
    '[need|needs] a few hours that belong to nobody',
    '[step|steps] back from a feeling in order to look at it',
    '[like|likes] a household with loose rules and interesting visitors',
  ],
  Pisces: [
    '[soak|soaks] up the mood of the house and [need|needs] to be alone to find {their} own again',
    '[let|lets] an evening drift and [resent|resents] being given a schedule for it',
    '[forgive|forgives] early and [get|gets] tired of it late',
  ],
}

/** How people talk, by the sign of their Mercury. */
export const talks: Record<Sign, string[]> = {
  Aries: [
    '[say|says] it at once and in one sentence',
    '[interrupt|interrupts] out of interest and [expect|expects] the same back',
  ],
  Taurus: [
    '[answer|answers] a day later, with something that holds',
    '[dislike|dislikes] being hurried into an opinion and [keep|keeps] one for years',
  ],
  Gemini: [
    '[think|thinks] by talking and [change|changes] {their} mind in the middle',
    '[send|sends] three messages where one would do, and all of them are funny',
  ],
  Cancer: [
    '[hear|hears] the tone first and the words second',
    '[remember|remembers] exactly what was said, along with the weather that day',
  ],
  Leo: [
    '[tell|tells] a thing so that it gets a reaction',
    '[mean|means] what {they} say and [take|takes] being edited personally',
  ],
  Virgo: [
    '[get|gets] the facts straight first and [correct|corrects] one or two in passing',
    '[answer|answers] the question that was asked, with a list',
  ],
  Libra: [
    '[put|puts] a thing so kindly that it can be missed',
    '[argue|argues] the other side as well, to be fair',
  ],
  Scorpio: [
    '[ask|asks] the question under the question',
    '[leave|leaves] out the main thing until {they} know who can be trusted with it',
  ],
  Sagittarius: [
    '[go|goes] straight to what it all means and [skip|skips] the details',
    '[say|says] something tactless and true and [look|looks] surprised at the effect',
  ],
  Capricorn: [
    '[say|says] little and [stand|stands] by it',
    '[want|wants] to know what follows from a thing before discussing how it feels',
  ],
  Aquarius: [
    '[come|comes] at a subject from an angle nobody expected',
    '[enjoy|enjoys] disagreeing in principle with people {they} agree with',
  ],
  Pisces: [
    "[talk|talks] around a thing until it's understood",
    '[know|knows] what {they} mean a good while before there are words for it',
  ],
}

/** How people fight, by the sign of their Mars. */
export const fights: Record<Sign, string[]> = {
  Aries: [
    '[get|gets] angry in a second and [are|is] done in ten minutes',
    '[come|comes] straight out with it and [respect|respects] anyone who answers in kind',
    'would take an open fight over an evening of hints',
  ],
  Taurus: [
    '[put|puts] up with a thing for months and then [refuse|refuses] to discuss it',
    '[get|gets] slower the harder {they} are pushed',
    "can't be rushed, and [get|gets] angry about as fast as the weather changes",
  ],
  Gemini: [
    '[fight|fights] with words and [have|has] a better one ready',
    '[argue|argues] two sides at once and [change|changes] the subject when both are lost',
    '[make|makes] a joke at the worst moment, out of nerves',
  ],
  Cancer: [
    '[defend|defends] more than {they} attack and [feel|feels] attacked easily',
    "[go|goes] around an obstacle and [go|goes] silent when there's no way around",
    '[bring|brings] up last year, because it has been sitting there since last year',
  ],
  Leo: [
    '[take|takes] a disagreement as a question of respect',
    '[raise|raises] {their} voice for effect and [regret|regrets] the effect',
    'can be talked into nearly anything in private and nothing in front of people',
  ],
  Virgo: [
    '[criticize|criticizes] the method when {they} are angry about something else',
    '[show|shows] anger by tidying harder',
    '[keep|keeps] a precise record of what went wrong and in which order',
  ],
  Libra: [
    "[stay|stays] polite until it's too late to be anything else",
    '[want|wants] to win without anyone having lost',
    '[let|lets] three things pass for the sake of peace and [fight|fights] over the fourth',
  ],
  Scorpio: [
    '[say|says] nothing for days and then [say|says] the one thing that hurts',
    '[hold|holds] out longer than anyone thought possible',
    '[fight|fights] rarely and all the way',
  ],
  Sagittarius: [
    '[turn|turns] a quarrel about dishes into one about principles',
    '[say|says] the blunt thing at full volume and [feel|feels] better at once',
    '[walk|walks] out to cool off and [come|comes] back with a plan',
  ],
  Capricorn: [
    '[go|goes] cold and competent when {they} are angry',
    '[fight|fights] about results and [have|has] little use for the rest of it',
    '[wait|waits] for the right time to bring it up, which can take a month',
  ],
  Aquarius: [
    '[get|gets] very reasonable and very far away',
    '[refuse|refuses] on principle what {they} would have done if nobody had asked',
    '[change|changes] the arrangement first and [mention|mentions] it afterward',
  ],
  Pisces: [
    '[say|says] yes and then somehow [do|does] not do it',
    '[slip|slips] out of a fight and [go|goes] on having it alone',
    "[get|gets] angry on other people's behalf sooner than on {their} own",
  ],
}
