import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality } from '../../wording.ts'

// Slots: {do} is what you do, after "you"; {does} what your partner does, after {partner}.

export type RelationshipSection = 'draw' | 'talk' | 'rub' | 'hold'

export const sectionNames: Record<RelationshipSection | 'practice', string> = {
  draw: 'What draws you',
  talk: 'How you talk',
  rub: 'Where it rubs',
  hold: 'What holds',
  practice: 'What to practice',
}

/** The first sentence of the reading, by the quality of the closest aspect. */
export const relationshipOpenings: Record<AspectQuality, string[]> = {
  joined: [
    'You {do}, {partner} {does}, and from the first hour it looked like one gesture.',
    'It is hard to say who began: you {do}, {partner} {does}, in the same breath.',
    'That you {do} and that {partner} {does} has become a single habit between you.',
    'Whoever watches you two from another table sees that you {do} and that {partner} {does}, and takes it for an arrangement.',
    'What the two of you have is easiest to see in a small thing: you {do}, {partner} {does}, and neither has to wait for the other.',
    'You {do}; along comes {partner}, who {does}, and soon nobody knows whose idea it was.',
    'Put you two in one room, and within the hour you {do} and {partner} {does}, as if it had been rehearsed.',
    'You {do}, {partner} {does}: one would have to be quick to say which came first.',
  ],
  harmonious: [
    'You {do}, {partner} {does}, and neither has ever had to ask the other to stop.',
    'Not much had to be explained between you: you {do}, {partner} {does}, and it fits.',
    'Ask why it works at all, and the answer is small and solid: you {do}, and {partner}, who {does}, leaves you room for it.',
    'Some ease came with the two of you from the start, because you {do} and {partner} {does}.',
    'While you {do}, {partner} {does}, and the evening is the better for both.',
    'It helps that you {do}, and it helps that {partner} {does}; between you that is most of what is needed.',
    'You {do}, {partner} {does}, and between the two there is a door at which nobody has ever had to knock.',
    'What goes well between you goes quietly: you {do}, and {partner} {does}.',
  ],
  tense: [
    'You {do}, {partner} {does}, and for that one would need two different evenings.',
    'You did not choose each other for the quiet: you {do}, and {partner} {does}.',
    'The spark between you has an address: that is where you {do} and {partner} {does}.',
    'Nobody would call it a dull pairing: you {do}, {partner} {does}, and both of you mean it.',
    'The most alive thing between you is also the most tiring one, which is that you {do} while {partner} {does}.',
    'You {do}, {partner} {does}, and each has wondered what there is about it that the other cannot see.',
    'You {do}, and across the table sits {partner}, who {does}; that is where it begins.',
    'Put it in one line: you {do}, {partner} {does}, and both of you would call it normal.',
  ],
}

/** The lead of a section, by the quality of its first aspect. */
export const relationshipLeads: Record<RelationshipSection, Record<AspectQuality, string[]>> = {
  draw: {
    joined: [
      'Part of the pull is plain to see: you {do}, and {partner} {does}.',
      'Where you {do}, {partner} {does}, and you move closer without having decided to.',
      'You {do}, {partner} {does}, and side by side that is a single pull.',
      'One sees it in the first hour: you {do}, {partner} {does}.',
      'As soon as you {do}, {partner} {does}, and the chairs stand closer.',
    ],
    harmonious: [
      'You like it that {partner} {does}, and {partner} likes it that you {do}.',
      'What pulls you closer is modest: you {do}, {partner} {does}, and the two go well together.',
      'It is no effort for you to {do} while {partner} {does}.',
      'You {do}, {partner} {does}, and the distance between you gets shorter by itself.',
      'You {do}, {partner} {does}, and neither of you looks at the clock.',
      'There is comfort for you both in it that you {do} and {partner} {does}.',
    ],
    tense: [
      'You {do} and {partner} {does}, and neither would want the other to stop.',
      'Part of the pull is resistance: you {do}, {partner} {does}.',
      'Opposite someone who {does}, it is a temptation and a test to {do}.',
      'You {do}, {partner} {does}, and what you would never have ordered you keep tasting.',
      'You {do}, {partner} {does}, and you have kept turning around for it.',
      'What you would never do yourself has its charm: you {do}, {partner} {does}.',
    ],
  },
  talk: {
    joined: [
      'Talk begins in the middle with you two, because you {do} and {partner} {does}.',
      'In conversation you {do}, {partner} {does}, and the sentences overlap.',
      'You {do}, {partner} {does}, and out of both comes one long conversation.',
      'Put a question to you both, and you {do} while {partner} {does}.',
      'You {do}, {partner} {does}, and the waiter has given up on a pause.',
    ],
    harmonious: [
      'Talk is one of the easy rooms between you: you {do}, {partner} {does}.',
      'In conversation you {do}, {partner} {does}, and the ball comes back each time.',
      'When the two of you talk, you {do} and {partner} {does}, which suits you both.',
      'You {do}, {partner} {does}, and so the unfinished thing gets said.',
      'On the phone one could hear it: you {do}, {partner} {does}, and nobody hurries.',
      'A long drive is enough to show it: you {do}, and {partner} {does}.',
    ],
    tense: [
      'Talk needs a translator now and then, for you {do} and {partner} {does}.',
      'You {do}, {partner} {does}, and the same words mean different things.',
      'Many of your longer discussions come down to this: you {do}, and {partner} {does}.',
      'What one of you means as news arrives as a verdict, since you {do} while {partner} {does}.',
      'A message takes the longer way here, because you {do} and {partner} {does}.',
      'You {do}, {partner} {does}, and in between a sentence gets lost.',
    ],
  },
  rub: {
    joined: [
      'Sometimes the trouble is nearness: you {do}, {partner} {does}, and there is one doorway.',
      'You {do}, {partner} {does}, and both reach for the same armchair.',
      'Where you {do} and {partner} {does}, there are too many feet.',
      'There are two hands on one handle: you {do}, {partner} {does}.',
      'You {do}, {partner} {does}, and somebody has to move over.',
    ],
    harmonious: [
      'Even ease can rub: you {do}, {partner} {does}, and a question stays unasked.',
      'What goes by itself gets forgotten, as when you {do} and {partner} {does}.',
      'It is almost too easy that you {do} and {partner} {does}.',
      'You {do}, {partner} {does}, and because it runs by itself nobody looks after it.',
      'Where nothing creaks, something can go missing: you {do}, and {partner} {does}.',
    ],
    tense: [
      'You {do}, {partner} {does}, and the same quarrel comes back in new clothes.',
      'On one and the same evening you {do} and {partner} {does}.',
      'When it gets loud between you, it is mostly because you {do} and {partner} {does}.',
      'You keep different clocks: you {do}, {partner} {does}.',
      'The friction has a simple shape: you {do}, {partner} {does}.',
      'You {do}, which would matter less if {partner} were not somebody who {does}.',
      'Ask each of you for the story, and there are two of them: you {do}, {partner} {does}.',
      'It is an old argument by now: you {do}, {partner} {does}.',
    ],
  },
  hold: {
    joined: [
      'A good part of what keeps you is plain: you {do}, {partner} {does}, and it is the same cart.',
      'What lasts between you has two roots: you {do}, {partner} {does}.',
      'You {do} and {partner} {does}, and the house has got used to standing on both.',
      'You {do}, {partner} {does}, and the one has long been a reason for the other.',
      'Take it apart, and you find a single joist: you {do}, and {partner} {does}.',
    ],
    harmonious: [
      'On ordinary days something unshowy holds you: you {do}, and {partner} {does}.',
      'You {do}, {partner} {does}, and there is a floor to stand on.',
      'The beam that carries weight here has two ends: you {do}, {partner} {does}.',
      'You {do}, {partner} {does}, and each can count on the other for it.',
      'In a bad week it shows: you {do}, {partner} {does}, and supper is on the table.',
      'You {do}, {partner} {does}, and neither has ever sent a bill for it.',
    ],
    tense: [
      'Even this friction carries weight: you {do}, {partner} {does}, and you lean on each other like two cards.',
      'What holds you is more than comfort, since you {do} and {partner} {does}, and each keeps the other honest.',
      'You {do}, {partner} {does}, and the wall stands because bricks and mortar are different.',
      'You {do}, {partner} {does}, and it takes both to keep the tent up.',
      'Now and then it turns out useful that you {do} and {partner} {does}.',
    ],
  },
}

/** Instead of either, when both do the same. */
export const relationshipLikenesses: string[] = [
  'You {do}, and so does {partner}.',
  'Two people who {do}: that is one more than usual.',
  'To see what you have in common, one has to watch the two of you {do}.',
  'You {do}, {partner} {does}, and neither had to teach the other.',
  'You {do}, {partner} {does}, and at least nobody has to explain it.',
  'Sooner or later somebody has to {do}; with you two it is both at once.',
]

/** One small practice for you, by your point in the tightest tense aspect. */
export const practicesForYou: Record<AspectPoint, string[]> = {
  sun: [
    'For you: once this week let {partner} choose the plan and be the one who explains it to others.',
    'For you: tell {partner} one thing you are proud of, and then ask for one in return before you add a second.',
    'For you: when you want applause, say so in words, and let a quiet nod count.',
    'For you: ask {partner} for help with something you are known to be good at.',
  ],
  moon: [
    'For you: say "I need half an hour" before you need it, and come back when it is over.',
    'For you: name the feeling before the reason, in one short sentence, at the door and not in bed.',
    'For you: tell {partner} which cup, which blanket, which hour is yours, so that nobody has to guess.',
    'For you: when you go quiet, say for how long, and come back with one sentence.',
  ],
  mercury: [
    'For you: repeat what {partner} said before you answer it, once a day, even when you are sure.',
    'For you: ask one question this week to which you do not know the answer, and wait for the end of it.',
    'For you: leave one of your corrections unsaid each day, and see whether anything falls down.',
    'For you: tell {partner} a thing that has no point, and enjoy it.',
  ],
  venus: [
    'For you: say which small kindness you would like, instead of giving it and hoping to get it back.',
    'For you: thank {partner} for something that was done in another style than yours.',
    "For you: plan one evening entirely to {partner}'s taste, and find a thing in it that you like.",
    'For you: say "I would rather not" once, about something small and pleasant.',
  ],
  mars: [
    'For you: count the steps to the kitchen and back before you answer something that stings.',
    'For you: ask "now or later" before you begin to move things, furniture and decisions alike.',
    'For you: take the heat for a walk alone, and bring back one request instead of three complaints.',
    'For you: let {partner} set the pace of one walk, and keep your hands in your pockets.',
  ],
  jupiter: [
    'For you: promise half of what you would like to promise, and do all of it.',
    'For you: before the next big idea, ask {partner} what a small version of it would be.',
    'For you: let one story stay its true size this week.',
    "For you: listen to one worry of {partner}'s without making it smaller.",
  ],
  saturn: [
    'For you: lower one standard for a week, on purpose and out loud, and notice who relaxes.',
    'For you: put a rule of yours on the table as a wish, and let {partner} amend it.',
    'For you: say "that was enough" on one evening when you would have said "almost".',
    'For you: praise one thing before it is finished.',
  ],
  uranus: [
    'For you: announce a change of plan the evening before, even when the new plan is better.',
    'For you: keep one small appointment with {partner} every week as if it were with a stranger.',
    'For you: tell {partner} when you need air, and when you will be back.',
    'For you: stay ten minutes longer than you would like to, once, and say afterward how it was.',
  ],
  neptune: [
    'For you: say once a week what you do not want, in a sentence without "maybe".',
    'For you: ask instead of sensing, on one matter where you have been sure without asking.',
    'For you: write down what was agreed, in two lines, where both can read it.',
    'For you: finish one sentence that you would usually let trail off.',
  ],
  pluto: [
    'For you: tell {partner} one thing you have been watching, before you have decided what it means.',
    'For you: give up one small piece of control in the household, and do not inspect the result.',
    'For you: ask for the truth when you are ready to hear it, and leave the rest for another day.',
    "For you: let one question of {partner}'s be only a question.",
  ],
  asc: [
    'For you: come through the door slowly tonight, and look up before you speak.',
    'For you: ask {partner} how you come across when you are tired, and only listen.',
    'For you: let the first minute of every meeting belong to hello.',
    'For you: before you go in somewhere together, tell {partner} how you would like to leave.',
  ],
  mc: [
    'For you: take one call less at the table this week, and say that you did it on purpose.',
    'For you: tell {partner} what you want your name to stand for, in one sentence, and ask the same.',
    'For you: leave the title at the coat rack one evening a week.',
    'For you: bring one story home from your day that has no title and no result in it.',
  ],
}

/** One small practice for your partner, by their point. */
export const practicesForPartner: Record<AspectPoint, string[]> = {
  sun: [
    '{partner} could say "look what I did" out loud, instead of waiting to be noticed.',
    '{partner} could give away the front seat once, and enjoy the view from the other one.',
    '{partner} could ask you for the kind of praise that counts, with an example.',
    '{partner} could ask how your day was first, and mean the whole of it.',
  ],
  moon: [
    '{partner} could say "not yet" aloud when it is too fast, because silence is easily taken for a yes.',
    '{partner} could tell you in the morning what would make the evening soft.',
    '{partner} could keep one corner of the home exactly as it feels right, and defend it cheerfully.',
    '{partner} could say which kind of comfort helps: talk, tea, or an hour of nothing.',
  ],
  mercury: [
    '{partner} could say the conclusion first and the way there afterward, once a day.',
    '{partner} could ask whether advice is wanted before giving it.',
    '{partner} could finish one conversation with you that was broken off this month.',
    '{partner} could read the long message twice before answering its first line.',
  ],
  venus: [
    '{partner} could name the dish, the song, the color, so that you can hit what you aim for.',
    '{partner} could receive one gift from you without evening it out.',
    '{partner} could say what is beautiful about an ordinary day with you, in one sentence.',
    '{partner} could choose for both of you once, and not ask whether it was right.',
  ],
  mars: [
    '{partner} could bring the anger while it is small enough to carry with one hand.',
    '{partner} could ask you to join before starting alone.',
    '{partner} could let you win one race that does not matter, and mean it.',
    '{partner} could say "I am angry, and not at you" on the day when that is true.',
  ],
  jupiter: [
    '{partner} could halve the invitation list once, and keep the half that you both like.',
    '{partner} could check one promise each week, and either keep it or take it back.',
    '{partner} could leave you the last word on one subject this week.',
    '{partner} could leave one promise unmade, and do the thing instead.',
  ],
  saturn: [
    '{partner} could praise before correcting, with at least one breath in between.',
    '{partner} could let you see a thing half finished.',
    '{partner} could set one evening a week without any duty in it, and guard it like one.',
    '{partner} could tell you one thing that was good enough.',
  ],
  uranus: [
    "{partner} could give you a day's notice of the next great change.",
    '{partner} could repeat one ritual with you four weeks running, out of pure mischief.',
    '{partner} could say "I need the window open" before leaving by it.',
    '{partner} could tell you one plan that will not change this week.',
  ],
  neptune: [
    '{partner} could answer one practical question a day with a number or a time.',
    '{partner} could say what was only hinted at, once, in daylight.',
    '{partner} could ask you to carry the keys when the head is in the clouds.',
    '{partner} could say no to you once, kindly and at once.',
  ],
  pluto: [
    '{partner} could let one secret out that has become heavier than it is worth.',
    '{partner} could ask before digging, and stop when you say "tomorrow".',
    '{partner} could leave one decision wholly to you, and be seen leaving it.',
    '{partner} could show you one thing before you have found it.',
  ],
  asc: [
    '{partner} could tell you in the first minute what kind of day it was, on a scale of one to five.',
    '{partner} could walk in beside you at the next gathering, not ahead.',
    '{partner} could wear what is comfortable, and say so when you stare.',
    '{partner} could come in twice: once for the day, and once for you.',
  ],
  mc: [
    '{partner} could put one evening of yours together into the work calendar, in ink.',
    '{partner} could tell you about a worry from work before it has become a mood.',
    '{partner} could ask what your own week is aiming at, and remember it three days later.',
    '{partner} could leave the phone in the coat for the length of one supper.',
  ],
}

/** One practice for both, by the quality of the closest aspect. */
export const practicesForBoth: Record<AspectQuality, string[]> = {
  joined: [
    'For both of you: once a week do something apart and tell each other about it, so that there are two of you to meet.',
    'For both of you: decide who speaks first, because where you are so alike somebody has to begin differently.',
    'For both of you: keep one hobby each to which the other is not invited, and ask about it at dinner.',
    'For both of you: say "that was mine" and "that was yours" once a day, lightly, about small things.',
  ],
  harmonious: [
    'For both of you: choose one hard question this month, since the easy ones take care of themselves.',
    'For both of you: thank each other aloud for something that goes without saying.',
    'For both of you: start one thing together that could fail, a garden bed, a language, a dance.',
    'For both of you: write down why it is good, on one card, and keep it for a worse day.',
  ],
  tense: [
    'For both of you: agree on a word that means "stop here, go on tomorrow at six", and honor it.',
    'For both of you: have the recurring quarrel once on purpose, sitting down, with each arguing the other side.',
    'For both of you: set one evening a week on which nothing is solved.',
    'For both of you: after the next clash, each says one sentence that begins with "I wanted".',
  ],
}
