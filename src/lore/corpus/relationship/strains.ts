/**
 * What a square or opposition of two planets in one person's own chart makes of them with others. The verbs are those
 * of "you" and "they".
 */
export const strains: Record<string, string[]> = {
  'sun~moon': [
    '{they} want one thing by day and need another by night, and both are sincere',
    '{they} can be proud of a plan and unhappy in the middle of it',
  ],
  'sun~mars': [
    '{they} feel an order as a shove, even where it was only a suggestion',
    '{they} go in harder than {they} meant to',
  ],
  'sun~jupiter': [
    '{they} say yes to more than a week can hold',
    '{they} say yes in a good mood and look at the calendar afterward',
    '{they} promise more time than {they} have, and mean every word',
    '{they} take on the next thing before the last one is done',
    '{they} agree to a thing because it sounds large, and the hours for it come out of the night',
    '{they} would rather apologize for a promise than not have made it',
  ],
  'sun~saturn': [
    '{they} wait to be graded, even by people who came to celebrate',
    '{they} find praise hard to believe unless it came slowly',
    '{they} ask more of {themselves} than anyone has asked of them',
    '{they} expect to be checked, and have the answer ready',
    '{they} feel on a day off that something is still owed',
  ],
  'sun~uranus': [
    '{they} change course just when people have gotten used to the last one',
    "{they} would rather be wrong in {their} own way than right in someone else's",
    '{they} can leave a thing behind on the day it begins to be expected of {them}',
  ],
  'sun~neptune': [
    "{they} aren't always sure what {they} want until someone else wants it",
    '{they} can be talked out of a plan by a sad face',
    '{they} see what a person could be before {they} see the person',
  ],
  'sun~pluto': [
    '{they} keep {their} real aims to {themselves} until nobody can stop them',
    '{they} take a contradiction as a test of who is stronger',
  ],
  'moon~mercury': [
    '{they} can explain a feeling very well while it goes on hurting',
    '{they} give the facts when {they} would like to say what {they} feel',
  ],
  'moon~venus': [
    'one half of {them} is still hurt while the other half is being charming',
    '{they} want to be comforted and want to be nice about it, and being nice usually wins',
    '{they} say that anything would be nice, and are sad when it is anything',
    '{they} look after the other person first and then feel left out of it',
  ],
  'moon~mars': [
    '{they} get angry first and find out afterward that it was sadness',
    '{they} feel a thing and act on it in the same second',
  ],
  'moon~jupiter': [
    '{they} feel nearly everything one size larger',
    '{they} give more comfort than was asked for, and could use some {themselves}',
  ],
  'moon~saturn': [
    '{they} can go without comfort for a long time and look as if {they} preferred it',
    "{they} don't ask, and then {they} count how often nobody offered",
    '{they} apologize for needing something before {they} have said what it is',
  ],
  'moon~uranus': [
    '{they} want someone close, and then {they} want the window open',
    '{they} can go from tender to gone within an hour',
    '{they} need comfort at odd hours and none of it at the usual ones',
    '{they} settle down best where nobody counts on it',
  ],
  'moon~neptune': [
    '{they} pick up every mood in a room and take it for {their} own',
    '{they} need a while to tell what {they} feel from what everyone else does',
  ],
  'moon~pluto': [
    '{they} feel all of it or none of it, and forget neither',
    "{they} can't rest until {they} know what's really going on",
  ],
  'mercury~mars': [
    '{they} win an argument and then wonder who it was with',
    '{they} say it sharper than {they} thought it',
  ],
  'mercury~jupiter': [
    '{they} tell it a little bigger than it was',
    '{they} skip the step on which everyone else is stuck',
  ],
  'mercury~saturn': [
    '{they} speak late, when nothing {they} say can be wrong any more',
    '{they} hear a question as an exam',
  ],
  'mercury~uranus': [
    '{they} jump to the answer and forget to bring the others along',
    '{they} contradict first and think it over on the way home',
  ],
  'mercury~neptune': [
    '{they} leave the important part for others to guess',
    '{they} remember the mood of a conversation better than what was agreed in it',
  ],
  'mercury~pluto': [
    '{they} go on asking after everyone else would like to stop',
    '{they} hear mainly what was left out',
  ],
  'venus~mars': [
    '{they} want to be courted and want it settled, often in one evening',
    '{they} do the pursuing and then wish {they} had been pursued',
    '{they} are charming until {they} want something, and then {they} want it at once',
    '{they} start a quarrel because too much peace makes {them} restless',
  ],
  'venus~jupiter': [
    '{they} give too much and order too much, out of the same good heart',
    "{they} can't see why a nice thing shouldn't be a bigger one",
    '{they} fall in love with what it could become, and the evening itself comes second',
    '{they} say yes out of pleasure, and find out what it costs when the bill comes',
  ],
  'venus~saturn': [
    "{they} hold affection back until it's safe, and are sorry afterward",
    '{they} need to hear that {they} are loved more often than {they} let on',
    '{they} look for the catch in a compliment until {they} find one',
    '{they} love by being useful, and then wonder whether that is all {they} are liked for',
  ],
  'venus~uranus': [
    '{they} feel tied down as soon as affection has a schedule',
    '{they} like people best with a little distance around them',
    '{they} are happiest in love while nothing is settled',
    "{they} change the plan just when it's getting comfortable",
    '{they} lose interest at the word "always", and get it back when nobody says it',
    '{they} feel tied down after a very close weekend, and call again on Wednesday',
    '{they} like a date better when it was made the same day',
  ],
  'venus~neptune': [
    '{they} love the person, and also somebody {they} made up',
    '{they} forgive early and find out late',
    '{they} can be happy for weeks with what somebody might have meant',
    '{they} would sooner be disappointed later than ask now',
  ],
  'venus~pluto': [
    '{they} want all of a person, and notice at once when somebody loves by halves',
    '{they} hold on tightest where {they} trust least',
    "{they} go looking for the one thing that {they} weren't told",
    '{they} would sooner end a thing than get half of it',
  ],
  'mars~jupiter': [
    '{they} start three things on the strength of one good day',
    '{they} push on past the point where it was fun',
    '{they} do more than was needed, and are surprised when nobody cheers',
  ],
  'mars~saturn': [
    '{they} go and stop and go again, and are angriest at {themselves} about the stops',
    '{they} keep {their} temper so well that it comes out as stubbornness',
  ],
  'mars~uranus': [
    '{they} act before anyone has said go',
    '{they} break out of what holds {them}, sometimes before asking if it was locked',
  ],
  'mars~neptune': [
    '{they} would sooner slip away than fight',
    '{they} lose the thread of {their} own anger and end up apologizing',
  ],
  'mars~pluto': [
    '{they} let {their} temper out seldom, and on a day of {their} own choosing',
    '{they} go all the way once {they} have started',
  ],
}

/** Before a paragraph that has two people in one place. */
export const underOneRoof: string[] = [
  "Whether you live together or only stay over, here's how it goes.",
  'Spend a few days under one roof, yours or a rented one, and a pattern shows.',
  "You don't have to share an address to notice how it goes.",
  'One long weekend in the same place is enough to see how it goes.',
  "If you don't live together, it takes a vacation to see how it would go.",
  'Put the two of you in the same rooms for a week, and this is what happens.',
  'It goes the same way with one address or two, as long as somebody stays the night.',
  'A weekend with nothing planned is enough to show how it goes.',
  'If you live apart, think of a weekend together.',
]
