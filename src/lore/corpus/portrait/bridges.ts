import type { Element } from '#sky/fact-base.ts'
import type { AspectQuality } from '../../wording.ts'

// Slots of a first and a second placement: {do1} after "you", {does1} after "part of you",
// {when1} the field ("in love"), {name1} the impulse ("your thrift"); capitalized where they begin
// a sentence. {ref} as in wordings.

/** An aspect of two placements that the section introduces. */
export const meetings: Record<AspectQuality, string[]> = {
  joined: [
    'The moment you {do1}, you also {do2}{ref}; from outside it looks like one gesture.',
    'You {do1}, you {do2}{ref}, and it has never occurred to you that these could be two decisions.',
    'Whenever you {do1}, a second thing happens in the same breath: you {do2}{ref}.',
    'Others may choose whether to {do1} or to {do2}{ref}; you were handed both on one hook.',
    'For you, to {do1} is already to {do2}{ref}.',
    'When you {do1}, you have already begun to {do2}{ref}.',
    'One and the same impulse makes you {do1} and {do2}{ref}.',
    'Half the reason why you {do1} is that you {do2}{ref}.',
    'Even friends cannot say whether you {do1} because you {do2}{ref}, or the other way round.',
    'There is one switch in you for two lamps: you {do1}, and at once you {do2}{ref}.',
    'You {do1}, and in doing so you {do2}{ref}; you have never managed just one of them.',
    '{When1}, you {do1}; {when2}, you {do2}{ref}; and most days those are the same moment.',
    'It would be tidier to {do1} on one day and {do2} on another{ref}, but with you they come as a pair.',
    'That you {do1} would be easier to explain if you did not, in the same minute, {do2}{ref}.',
    'Something in you {does1}, something in you {does2}{ref}, and it is the same something.',
  ],
  tense: [
    '{When1}, you {do1}, and yet, {when2}, you {do2}{ref}: whoever knows only one of these is in for a surprise.',
    'You {do1}, which would be simple if you did not also {do2}{ref}.',
    'Part of you {does1}, part of you {does2}{ref}, and they have never agreed which goes first.',
    'It is hard, on one and the same afternoon, to {do1} and to {do2}{ref}, and you try it about once a week.',
    'No sooner do you {do1} than something else in you begins to {do2}{ref}.',
    'The more you {do1}, the surer it is that before long you {do2}{ref}, as if to make up for it.',
    'Nobody told you to choose, and so you {do1} and, just as stubbornly, {do2}{ref}.',
    'To {do1} takes one kind of person and to {do2} another{ref}, and you have been both since school.',
    "Two of your habits get in each other's way: you {do1}, and you {do2}{ref}.",
    'Ask two friends about you, and one will say that you {do1}, the other that you {do2}{ref}; both are right, seldom on the same day.',
    'There are weeks in which you {do1} and weeks in which you {do2}{ref}, and hardly an hour for both.',
    'You {do1}, you {do2}{ref}, and much of your energy comes of the friction between the two.',
    'Because you {do1}, people are not prepared for the moment when you {do2}{ref}.',
    'Although you {do1}, you also {do2}{ref}, and you will not do it by turns.',
    'What makes you difficult, and interesting, is that the same person who {does1} also {does2}{ref}.',
    'However often you {do1}, sooner or later you {do2}{ref}, and have to explain yourself.',
  ],
  harmonious: [
    '{When1}, you {do1}; {when2}, you {do2}{ref}, and the one has never cost you an argument with the other.',
    'You {do1}, and with the same hand you {do2}{ref}; you tend to think that everyone can.',
    'Nobody had to teach you how to {do1} and still {do2}{ref}.',
    'Because you {do1}, it costs you little to {do2}{ref}.',
    'Part of you {does1}, part of you {does2}{ref}, and they pass things to each other without looking.',
    'With you, to {do1} and to {do2} are very nearly one habit{ref}.',
    'When you {do1} and it goes well, look what helped: you {do2}{ref}.',
    'You {do1}, and it suits you well that you also {do2}{ref}.',
    'Others have to decide whether to {do1} or to {do2}{ref}; you have seldom seen the difficulty.',
    'There is no seam between the way you {do1} and the way you {do2}{ref}.',
    'You {do1}, and where that is not enough you {do2}{ref}.',
    'Friends have learned to rely on two things: you {do1}, and you {do2}{ref}.',
    'Some things in you simply get along: you {do1}, you {do2}{ref}, and neither has to ask leave of the other.',
    'As easily as you {do1}, you {do2}{ref}.',
    'You {do1}, and it has always helped that, without much thought, you {do2}{ref}.',
  ],
}

/** The same, when an earlier section covered the first placement. */
export const reunions: Record<AspectQuality, string[]> = {
  joined: [
    '{Name1} never comes alone: along with it, you {do2}{ref}.',
    'There is more to {name1}, for in the same breath you {do2}{ref}.',
    'Look closely at {name1}, and behind it you find {name2}: you {do2}{ref}.',
    '{Name1} has a constant companion in {name2}: you {do2}{ref}.',
    'To {name1} belongs one more thing, which is that you {do2}{ref}.',
    'Whoever deals with {name1} deals with one thing more: you {do2}{ref}.',
    'On closer acquaintance {name1} brings a companion: you {do2}{ref}.',
    'And since {name1} does nothing by itself, you also {do2}{ref}.',
  ],
  tense: [
    '{Name1} has an opponent, too: {when2}, you {do2}{ref}.',
    'There is one thing that {name1} has never talked you out of: you {do2}{ref}.',
    'What gets in the way of {name1} is {name2}, for you {do2}{ref}.',
    'Now and then {name1} meets its limit, because, {when2}, you {do2}{ref}.',
    'For all {name1}, you {do2}{ref}.',
    '{Name1} does not always win, since you also {do2}{ref}.',
    'What {name1} has to put up with is that you {do2}{ref}.',
    'There is a second side to this, and {name1} would gladly do without it: you {do2}{ref}.',
    'Against {name1} speaks a habit of yours: you {do2}{ref}.',
    'If {name1} were all, you would have it easier; but you {do2}{ref}.',
  ],
  harmonious: [
    '{Name1} has an ally, too: {when2}, you {do2}{ref}.',
    'It is a help to {name1} that you {do2}{ref}.',
    'When {name1} tires, something else takes over: you {do2}{ref}.',
    '{Name1} is easier to live with because you {do2}{ref}.',
    'One thing has always taken the side of {name1}: you {do2}{ref}.',
    'Thanks to {name2}, {name1} is not left alone: you {do2}{ref}.',
    'Next to {name1} stands something that helps: you {do2}{ref}.',
    '{Name1} can count on one more thing: you {do2}{ref}.',
    'What keeps {name1} from growing heavy is that you {do2}{ref}.',
  ],
}

/** The same, right after both placements. */
export const encounters: Record<AspectQuality, string[]> = {
  joined: [
    'Where there is {name1}, there is {name2} as well{ref}.',
    '{Name1} and {name2} act as one{ref}, and people feel it.',
    'What looks like {name1} is often {name2} as well{ref}.',
    'Because {name1} and {name2} come in one movement{ref}, you seldom feel where the one ends.',
    'Nobody has ever had {name1} from you without {name2}{ref}.',
    'Call on {name1}, and {name2} opens the door{ref}.',
    '{Name1} and {name2} arrive together{ref}, like two people under one umbrella.',
    'It would take a fine knife to part {name1} from {name2}{ref}.',
    'Feed {name1}, and you have fed {name2}{ref}.',
  ],
  tense: [
    'So {name1} meets {name2}{ref}, and neither likes to give way.',
    'Where {name1} runs into {name2}{ref}, it looks like this.',
    '{Name1} has been at odds with {name2}{ref} for as long as you can remember.',
    'You know the strain between {name1} and {name2}{ref} from quite ordinary days.',
    'Sooner or later {name1} gets in the way of {name2}{ref}.',
    'What {name1} has begun, {name2} likes to dispute{ref}.',
    '{Name1} and {name2} want the same hour for different things{ref}.',
    'On a tired evening you can hear {name1} and {name2} disagree{ref}.',
    'Between {name1} and {name2} there is a door that sticks{ref}.',
  ],
  harmonious: [
    'Put {name1} together with {name2}{ref}, and something good comes of it.',
    '{Name1} and {name2} work well together{ref}, so well that you hardly notice.',
    'Where {name1} meets {name2}{ref}, things go smoothly.',
    'Because {name1} can count on {name2}{ref}, some things come easily to you.',
    'You owe a good deal to the way {name1} gets on with {name2}{ref}.',
    '{Name1} does better work when {name2} is near{ref}.',
    'What {name1} begins, {name2} is glad to carry on{ref}.',
    '{Name2} has often made things easy for {name1}{ref}.',
    'In a good week you can watch {name1} and {name2} take turns{ref}.',
  ],
}

/** One placement by itself. */
export const arrivals = [
  '{When1}, you {do1}{ref}.',
  'If one thing is sure about you, it is that you {do1}{ref}.',
  'Those who know you have noticed {name1}: you {do1}{ref}.',
  'A good deal in you begins with {name1}: you {do1}{ref}.',
  'You {do1}{ref}; call it {name1}.',
  'One could recognize you by {name1}: you {do1}{ref}.',
  'It says much about you that you {do1}{ref}.',
  'Give you an ordinary week, and before the end of it you {do1}{ref}.',
  'Nobody had to ask you to {do1}{ref}.',
  '{Name1} shows in something small: you {do1}{ref}.',
  '{Name1} has its own way of getting through a week: you {do1}{ref}.',
  'There is a reason why you {do1}{ref}, and it is {name1}.',
  'You {do1}{ref}, and behind it is {name1}.',
  'That you {do1}{ref} is the work of {name1}.',
  'Whoever lives with you for a month learns that you {do1}{ref}.',
  'What {name1} comes down to, most days, is that you {do1}{ref}.',
  'Watch yourself for a week, and you will see that you {do1}{ref}.',
  'With you it is simple to say where {name1} leads: you {do1}{ref}.',
  'You {do1}{ref}, and have done so for longer than you can say.',
  'Somebody who knows {name1} from near by knows that you {do1}{ref}.',
]

/** A second placement after the first. */
export const contrasts: Record<AspectQuality | 'apart', string[]> = {
  joined: [
    'At the same moment you {do2}{ref}.',
    'It never comes without {name2}: you {do2}{ref}.',
    'Out of the same impulse you {do2}{ref}.',
    'And always with it comes {name2}: you {do2}{ref}.',
    'You could hardly do this if you did not also {do2}{ref}.',
    'The other side of it is {name2}: you {do2}{ref}.',
    'In the same stroke you {do2}{ref}.',
    'It goes hand in hand with {name2}: you {do2}{ref}.',
    'One cannot have it without this: you {do2}{ref}.',
  ],
  tense: [
    'And yet, {when2}, you {do2}{ref}.',
    'Then, {when2}, you {do2}{ref}, as if you had never heard of the rest.',
    'A different voice is that of {name2}: you {do2}{ref}.',
    'But {name2} wants its turn, and then you {do2}{ref}.',
    'All the same you {do2}{ref}.',
    'Against this stands {name2}: you {do2}{ref}.',
    'None of it keeps you from your other habit: you {do2}{ref}.',
    'On other days {name2} wins, and you {do2}{ref}.',
    'Just when that seems settled, you {do2}{ref}.',
    'Something in you objects, and you {do2}{ref}.',
  ],
  harmonious: [
    'It goes well with this that, {when2}, you {do2}{ref}.',
    'What helps is {name2}: you {do2}{ref}.',
    'In the same spirit you {do2}{ref}.',
    'So it comes easily to you that you {do2}{ref}.',
    'Nor do you have to change your manner when you {do2}{ref}.',
    'And because one good habit leads to another, you {do2}{ref}.',
    'From there it is a short way to {name2}: you {do2}{ref}.',
    'Hand in hand with this goes {name2}: you {do2}{ref}.',
    'It is made easier by {name2}: you {do2}{ref}.',
  ],
  apart: [
    'Elsewhere in the same life, you {do2}{ref}.',
    '{Name2} is a separate story: you {do2}{ref}.',
    'It has little to do with this that, {when2}, you {do2}{ref}.',
    'A second thing to know is {name2}: you {do2}{ref}.',
    'Quite apart from that, you {do2}{ref}.',
    'In another drawer lies {name2}: you {do2}{ref}.',
    'Next to it, in the same house, you {do2}{ref}.',
    'On another page stands {name2}: you {do2}{ref}.',
    'It is not the only thing to know: {when2}, you {do2}{ref}.',
  ],
}

/** Transition to the first side of an aspect. */
export const firstTurns = [
  'Take {name1} first.',
  'First, then, {name1}.',
  'To begin with, there is {name1}.',
  'What {name1} looks like on a weekday is quickly told.',
  '{Name1} is easy to catch in the act.',
  'Look at {name1} first.',
  'Follow {name1} through one day.',
  'Let {name1} go first.',
  'It is {name1} that one notices first.',
  'Begin with {name1}.',
  'Watch {name1} at work.',
]
export const secondTurns: Record<AspectQuality, string[]> = {
  joined: [
    'The other half of it is {name2}.',
    'Inseparable from it is {name2}.',
    'Look at it from the other end, and it is {name2}.',
    'Its twin is {name2}.',
    'Along with it goes {name2}.',
    'Then look at {name2}, which was there all along.',
    'Take away {name2}, and only half of it would be left.',
    'No less a part of it is {name2}.',
    'The same thing has a second name, and that is {name2}.',
  ],
  tense: [
    'Now for {name2}, which has reasons of its own.',
    '{Name2} would tell it differently.',
    'On the other side stands {name2}.',
    'What speaks against it is {name2}.',
    'And yet there is {name2}, and it is just as much yours.',
    '{Name2} has good reasons, too.',
    '{Name2} sees it otherwise.',
    'Ask {name2}, and you get another story.',
    'Across from it sits {name2}.',
    'Then a hand goes up, and it is that of {name2}.',
  ],
  harmonious: [
    'It is helped by {name2}.',
    'To this add {name2}.',
    '{Name2} does its share.',
    'Its natural partner is {name2}.',
    '{Name2} makes less noise and carries a good deal.',
    'Beside it works {name2}.',
    'What makes it easy is {name2}.',
    'It has a good neighbor in {name2}.',
    'The spare pair of hands is {name2}.',
  ],
}

/** End of a section: both sides in one thought. */
export const binders: Record<AspectQuality, string[]> = {
  joined: [
    'You will not get {name1} without {name2}, so plan for both.',
    'Those who love you have stopped asking for {name1} without {name2}.',
    'Since {name1} and {name2} cannot be had one by one, it pays to send them somewhere good.',
    'Ask {name1} for a favor, and {name2} gets up to help; it is worth knowing before you ask.',
    'What you decide with {name1} you have decided with {name2}, so sleep on it once for both.',
    'You may as well give {name1} and {name2} the same key.',
  ],
  tense: [
    'You would miss {name1} within a week and {name2} by the weekend, so both had better have their hours.',
    'Nothing has to be settled between {name1} and {name2}; it is enough to know which of them is speaking.',
    'It was often {name2} that got you out of what {name1} had got you into.',
    'Somewhere between {name1} and {name2} lies the day you would call a good one.',
    'Neither {name1} nor {name2} is a mistake; they only want different hours.',
    'Give {name1} the morning and {name2} the evening, and see how many quarrels are left.',
    'When you cannot tell what you want, ask which of the two is tired, {name1} or {name2}.',
    'Most of your good decisions had {name1} and {name2} at the same table.',
  ],
  harmonious: [
    '{Name1} would be half as much use to you without {name2}.',
    'Where {name1} will not do, lean on {name2}; you have done it for years without calling it a method.',
    'Few people have {name1} and {name2} in one person, so use the two together now and then on purpose.',
    'Because of {name2}, you have never had to defend {name1} for long.',
    'On a day when nothing goes right, begin with {name1}, and {name2} will come along.',
    'Between {name1} and {name2} you have more help in the house than you use.',
    'If you ever wonder what you are good at, look at what {name1} and {name2} do together.',
  ],
}

/** Before a cluster. */
export const crowdLeads = [
  'Not everything in you is evenly spread.',
  'In one corner of you a good deal happens at once.',
  'One thing about you tends to outvote the rest.',
  'Several of your voices live at one address.',
  'A good part of you is gathered in one spot.',
]

/** From the Ascendant to its ruler. */
export const steeringLeads = [
  'Behind the manner that people meet, something else does the steering.',
  'So much for first impressions; where it all leads is decided by something else.',
  'The manner is what people meet; what your life keeps coming back to is this.',
  'Where this manner takes you in the long run is another matter.',
  'A first impression has a destination, too.',
  'Follow that manner home, and you find what it works for.',
]

/**
 * From a manner to an area of life: {rest} is a corpus sentence in lower case. `placed` fits sentences
 * that do not start with a place or a time.
 */
export const hinges = {
  placed: ['{Place}, {rest}', 'And {place}, {rest}'],
  plain: [
    'At the same time, {rest}',
    'For the rest, {rest}',
    'What is more, {rest}',
    'Besides, {rest}',
    'Then, too, {rest}',
    'Apart from that, {rest}',
  ],
}

/** Before the section about the direction of the chart. */
export const directionLeads = {
  mc: [
    'Part of where you are going is what you would like to be known for.',
    'Then there is the work, and the name you make by it.',
    'People will also know you by what you do.',
    'What stands under your name, in the end, is a matter of its own.',
    'Seen from the street, it looks like this.',
  ],
  chiron: [
    'Something tender belongs to this as well.',
    'One spot in you is easily touched, and useful for that very reason.',
    'Where you are sore you are also wise.',
    'There is a place in you that others should touch with care, and you know theirs because of it.',
    'A thing that once hurt you has become a kind of tool.',
  ],
  true_node: [
    'Which leaves the question of what to learn next.',
    'And the road goes on, in a direction that does not come easily.',
    'What you can do, you can do; what follows is practice.',
    'There is one thing for which you have little talent and a good deal of use.',
    'Something in you is still at the beginning, and that is meant as praise.',
    'There is also what you have not tried for long enough.',
    'What you do well you would do anyway; this is the other thing.',
    "Every life keeps a beginner's page, and yours is this.",
    'Ahead of you lies a thing at which you are allowed to be clumsy.',
  ],
}

/** Sun and Moon by their elements, in the order fire, earth, air, water. */
export const elementMeetings: Record<string, string[]> = {
  'fire~fire': [
    'Nothing in you likes to wait.',
    'At home or on the way, you have never asked for the manual.',
    'You are quicker to leave a queue than to join one.',
    'Ask you to think it over, and you have thought it over by the foot of the stairs.',
    'Both halves of you are for doing it now.',
  ],
  'fire~earth': [
    'Half of you would be on the road already; the other half is checking the tires.',
    'Half of you wants it to begin, half of you wants it to last, and they share one pair of hands.',
    'Half of you has already said yes; the other half is looking for the receipt.',
    'One half of you buys the ticket, and the other half reads the conditions.',
    'In you a spark lives with a stove.',
  ],
  'fire~air': [
    'Half of you has the idea and the other half has the match.',
    'Both halves of you like to begin, and neither is the one that sits down.',
    'Half of you says it, and the other half has already done it.',
    'Both halves of you are early, one with a plan and one with a coat on.',
    'You warm up while talking, and talk while warming up.',
  ],
  'fire~water': [
    'Half of you wants it said now; the other half is still feeling whether it is true.',
    'Half of you slams the door, and the other half is the one who minds.',
    'Half of you storms off, and the other half hopes to be followed.',
    'Half of you wants the adventure, and the other half wants to be held afterward.',
    'In you a feeling has hardly formed before somebody acts on it.',
  ],
  'earth~earth': [
    'Nothing in you hurries.',
    'At home or at work, you would rather have one thing that holds than three that shine.',
    'Both halves of you would like to see it first, and to lift it.',
    'You have never been talked into anything on a doorstep.',
    'What you have begun is still there in the morning.',
  ],
  'earth~air': [
    'Half of you would like to talk it over; the other half would like it in the cupboard by six.',
    'Half of you believes it when it is said, the other half when it is delivered.',
    'One half of you draws the bridge, and the other half jumps on the planks.',
    'Half of you changes its mind at breakfast, and the other half has already bought the paint.',
    'A thought of yours is not finished until it has a handle.',
  ],
  'earth~water': [
    'Both halves of you want what they love within reach of a hand.',
    'Half of you feeds people, and the other half makes sure that there is bread.',
    'Half of you worries, and the other half fills the freezer.',
    'What you feel, you sooner or later cook, mend or carry.',
    'Love, for both halves of you, is something that is still there on Monday.',
  ],
  'air~air': [
    'Nothing in you stays unsaid for long, though a good deal stays undecided.',
    'You could talk until morning, even alone.',
    'You have an opinion on most things, and a second one for company.',
    'Both halves of you would rather understand a thing than have it.',
    'Silence, to you, is a conversation with the sound off.',
  ],
  'air~water': [
    'Half of you has found the words; the other half knows that the words are not quite it.',
    'Half of you asks what happened; the other half has felt it already.',
    'Half of you explains the tears while the other half is still crying them.',
    'You can say exactly what you feel, an hour after you felt it.',
    'Half of you wants to know why, and the other half has no need to.',
  ],
  'water~water': [
    'Nothing in you forgets.',
    'You seldom need to be told; you have noticed at the door.',
    'A room has done with a mood long before you have.',
    'Both halves of you listen to the tone and let the words go by.',
    'You know by the sound of the key what sort of evening it will be.',
  ],
} satisfies Partial<Record<`${Element}~${Element}`, string[]>>
