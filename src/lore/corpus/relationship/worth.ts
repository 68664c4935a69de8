import type { Sign } from '#sky/zodiac.ts'

type Felt = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/**
 * What the other one has of the very trait that rubs, by the planet in the quarrel and its sign; the words are those of
 * sides. {other} is whom it reaches, and its verbs stand in brackets.
 */
export const worth: Record<Felt, Record<Sign, readonly string[]>> = {
  sun: {
    Aries: [
      'Because {they} like to go first, {other} can count on somebody to make a start.',
      '{They} take offense in a second, and it passes so fast that no grudge is left for {other} to find later.',
      '{They} would sooner act than wait, and it gets {other} through a day when nothing moves.',
    ],
    Taurus: [
      'The stubbornness that {other} [run|runs] into is the same that keeps {them} close through a bad month.',
      '{They} are slow to change an opinion, and that goes for a good opinion of {other} as well.',
      "{They} won't be argued out of a thing, and nobody has to argue {them} into standing by {other}.",
    ],
    Gemini: [
      '{They} can see {others} side in the middle of an argument, though it may take {them} an hour to admit it.',
      'What makes {them} hard to pin down also makes {them} curious about how {other} [see|sees] it.',
      '{They} change the subject too soon, but {they} come back to whatever {other} [care|cares] about with another question.',
    ],
    Cancer: [
      '{They} take a remark to heart because {other} [matter|matters] to {them}, and on most days that shows as care.',
      'However hurt {they} are, {they} still notice whether {other} [have|has] eaten.',
      '{They} need to feel at home before {they} can be fair, and {they} make {other} at home as well.',
    ],
    Leo: [
      "{They} need to be appreciated, and {they} don't forget to say what {they} appreciate in {other}.",
      'Wanting to look good to {other} keeps {them} generous when it would be easy not to be.',
      '{They} take it hard when {other} [look|looks] away, and {they} look up as soon as {other} [come|comes] in.',
    ],
    Virgo: [
      '{They} find the fault first, but {they} also help {other} to mend it.',
      'The eye that catches {others} mistakes catches what {other} [do|does] well, too, and a question brings it out.',
      'Nothing is ever quite finished for {them}, but {other} [get|gets] help without having to ask twice.',
    ],
    Libra: [
      '{They} keep weighing {others} side, which slows a quarrel down and keeps it fair.',
      'What looks like giving in is often a way of asking {other} to come halfway.',
      '{They} would sooner agree than be right, and it makes {other} easier to talk to as well.',
    ],
    Scorpio: [
      "{They} don't let a thing rest, but {they} don't let {other} down either.",
      'It takes {them} long to trust, and after that {other} can tell {them} anything.',
      'Little gets past {them}, so what {they} admire in {other} has been looked at closely.',
    ],
    Sagittarius: [
      '{They} may miss how {other} [feel|feels] on the day, but {they} go on believing in what {other} can do.',
      'The bluntness that hurts {other} comes with a warm heart and nothing hidden behind it.',
      '{They} are on to the next thing too soon, but {they} want {other} to be there for it.',
    ],
    Capricorn: [
      '{They} can seem hard to please, but {they} hold {themselves} to more than {they} ask of {other}.',
      '{They} go by results, and a promise to {other} is one that {they} see through.',
      "Praise comes late from {them}, and {other} can be sure by then that it's meant.",
    ],
    Aquarius: [
      '{They} insist on thinking otherwise, and {they} leave {other} free to do the same.',
      'The coolness that puts {other} off is also what keeps {them} fair in a quarrel.',
      "{They} won't be like anybody else, and {they} like whatever is not like anybody else in {other}.",
    ],
    Pisces: [
      'It is hard to get a no out of {them}, but {they} feel what {other} [want|wants] before it has been said.',
      'When it gets loud {they} drift off, and then {they} come back to {other} in a gentler mood.',
      '{They} leave the edges of an agreement open, and there is always room in it for {other}.',
    ],
  },
  moon: {
    Aries: [
      '{They} are upset at once and fine an hour later, so {other} seldom [have|has] to carry it into the next day.',
      'The feeling that comes at {other} so fast is also the one that jumps up to help.',
      '{They} have no patience with a mood, but {they} are the first to do something about one of {others} own.',
    ],
    Taurus: [
      "{They} can't be hurried out of a mood, but {they} are just as hard to shake when {other} [need|needs] calm.",
      '{They} like things to stay as they are, and that includes being fond of {other}.',
      'It takes a while before {they} are upset, and {other} can rest against that on most days.',
    ],
    Gemini: [
      '{They} talk a feeling to pieces, and some of the pieces make {other} laugh.',
      'After all the questions about how it felt, {they} understand {other} a little better.',
      '{They} need to tell somebody at once, and {they} are as ready to hear how it was for {other}.',
    ],
    Cancer: [
      '{They} remember what hurt, and {they} remember just as exactly what {other} [like|likes].',
      '{They} pull back when {they} are hurt, but even then {they} want to know how {other} [are|is].',
      '{They} are sore for longer than {they} say, and kind to {other} for longer than that.',
    ],
    Leo: [
      '{They} want a feeling to be noticed, and {they} make as much of {others} good news as of {their} own.',
      'A little praise from {other} goes a long way with {them}, and it is returned with interest.',
      'A cool answer hurts {them}, but {they} warm up at the first sign that {other} [are|is] glad of {them}.',
    ],
    Virgo: [
      '{They} fuss when {they} are worried, but half of the fussing is about {others} comfort.',
      'What sounds like criticism is mostly worry, and {they} would fix nearly anything for {other}.',
      "{They} can't stop worrying until something is done, so something does get done for {other}.",
    ],
    Libra: [
      "{They} can't rest until things are friendly, so {other} [are|is] seldom left in a silence for long.",
      '{They} may smooth a thing over too soon, but the kindness to {other} is real.',
      'Bad feeling of any kind tires {them}, and that is why {they} make it easy for {other} to be friends again.',
    ],
    Scorpio: [
      '{They} feel a bad evening to the bottom, and a good one with {other} goes as deep.',
      '{They} show {other} only a part of what {they} feel, but that part is true.',
      '{They} hold on to a hurt, but {they} hold on to {other} more firmly.',
    ],
    Sagittarius: [
      '{They} make light of a bad day, and on some evenings that is just what {other} [need|needs].',
      '{They} may need to get away from a feeling, and {they} come back with something to tell {other}.',
      '{They} look for the way out of a feeling, and the way {they} find is often wide enough for {other}.',
    ],
    Capricorn: [
      "{They} won't say that {they} are tired, but when {other} [are|is], {they} take over without a word.",
      "Comfort doesn't come easily to {them}, so {other} can believe in what {they} do offer.",
      '{They} keep a hard day to {themselves}, and on one of {others} own {they} stay calm.',
    ],
    Aquarius: [
      '{They} step back when {other} [want|wants] a reaction, but that calm is a help on a day when everything goes wrong.',
      "{They} need some distance, and {they} don't ask {other} to explain a strange mood either.",
      '{They} think about a feeling before {they} have it, so {other} can tell {them} nearly anything.',
    ],
    Pisces: [
      '{They} soak up {others} mood too easily, and hardly anyone understands {other} so well.',
      '{They} are quickly hurt, but {they} forgive {other} before anyone has asked.',
      '{They} need time to find out whose mood it is, and meanwhile {they} are gentle with {other}.',
    ],
  },
  mercury: {
    Aries: [
      '{They} say it too soon, but at least {other} [know|knows] what {they} think.',
      '{They} interrupt because {they} are interested, and it gets {other} to a decision faster than anything.',
    ],
    Taurus: [
      'It takes {them} a day to come around, but then {other} can rely on the answer.',
      "{They} say a thing once and mean it, so {other} [don't|doesn't] have to read between the lines.",
    ],
    Gemini: [
      '{They} keep turning a subject over, and sooner or later {they} find what {other} [were|was] trying to say.',
      '{They} change the subject in the middle of a fight, and now and then it saves the evening for {other}.',
    ],
    Cancer: [
      '{They} hear the tone before the words, so {they} can tell when {other} [say|says] "fine" and [mean|means] something else.',
      '{They} remember a word that hurt, and {they} remember what {other} said that helped.',
    ],
    Leo: [
      '{They} argue as if there were an audience, but when there is one {they} speak warmly of {other}.',
      '{They} defend an opinion as {they} would a friend, and {they} defend {other} in the same voice.',
    ],
    Virgo: [
      '{They} correct a detail at the wrong moment, but {they} also catch the mistake that would have cost {other} a week.',
      'Exact as {they} are about what is wrong, {they} are as exact about what would help {other}.',
    ],
    Libra: [
      '{They} want to hear both sides, so {other} [get|gets] a real hearing.',
      'What {they} leave out to be polite can be asked for, and then {other} [get|gets] an honest answer in a kind form.',
    ],
    Scorpio: [
      '{They} go on asking past the point of comfort, and in the end few people know {other} so well.',
      '{They} hear what {other} [leave|leaves] out, but what {they} find there is safe with {them}.',
    ],
    Sagittarius: [
      '{They} exaggerate in a quarrel and in praise, and {other} [get|gets] to hear more of the praise.',
      '{They} say what {they} think before it is ready, but there is no malice in it, and {other} may find a good idea there.',
    ],
    Capricorn: [
      '{They} keep to what can be done, and on a bad day that is what gets {other} through it.',
      "{They} don't say much that is soft, so {other} can believe the little that {they} do say.",
    ],
    Aquarius: [
      '{They} argue from principle, and one of the principles is to give {other} a fair hearing.',
      '{They} look at a quarrel from outside, which is no comfort to {other} at first, but by evening it helps.',
    ],
    Pisces: [
      '{They} leave a good deal vague, and that leaves {other} room to be right as well.',
      'Inexact as {they} are, {they} know what {other} [mean|means] when it comes out wrong.',
    ],
  },
  venus: {
    Aries: [
      '{They} are impatient in love, and just as impatient to be friends with {other} again.',
      'What {they} want {they} want today, and on most days that includes {other}.',
      "{They} say outright what {they} don't like, and as freely what {they} like about {other}.",
    ],
    Taurus: [
      '{They} hold on to what {they} like, and {other} [are|is] part of what {they} like.',
      '{They} can be slow to see what {other} [miss|misses], but it takes as much to make {them} tired of {other}.',
      '{They} need no more than a good evening, and {they} see to it that {other} [have|has] one too.',
    ],
    Gemini: [
      '{They} are easily distracted, but {other} [are|is] the person {they} most want to tell about it.',
      '{They} keep it light when {other} would like it serious, and {they} keep it from getting dull.',
      '{They} would rather be amused than reassured, and {they} are good at amusing {other} out of a bad mood.',
    ],
    Cancer: [
      '{They} hope to be loved without asking, and in the meantime {they} look after {other} unasked.',
      'When it hurts {they} wait for a sign, but a small one from {other} is enough.',
      '{They} may ask to be loved by giving more, but what {they} give {other} is meant.',
    ],
    Leo: [
      '{They} ask for a lot of attention, and {they} are as lavish with what {they} give {other}.',
      "{They} like love to be shown, and {they} show {other} off to anybody who'll listen.",
      "{They} mind a forgotten compliment, but {they} don't forget to make {other} feel special.",
    ],
    Virgo: [
      "{They} notice what isn't right about an evening, but {they} also notice what {other} [need|needs].",
      'Too shy to say it often, {they} tell {other} by getting small things right.',
      '{They} see what could be better in anyone, and {they} like {other} with all of it.',
    ],
    Libra: [
      '{They} would sooner be agreeable than clear, but {they} are as careful of {others} feelings on a good day.',
      '{They} avoid a scene, and {they} take real trouble to make an evening nice for {other}.',
      "{They} leave a hard word unsaid for too long, but {they} don't keep {other} waiting for a kind one.",
    ],
    Scorpio: [
      '{They} want everything or nothing, and {they} give {other} everything.',
      'Slow to believe in being loved, {they} stand by {other} through a good deal once {they} do.',
      "{They} hold on tightly, and {other} [don't|doesn't] have to wonder whether {they} care.",
    ],
    Sagittarius: [
      '{They} need to be free to leave, and {they} keep asking {other} to come along.',
      '{They} promise {other} more fun than there is time for, and a good part of it takes place.',
      '{They} laugh at the wrong moment, and an hour later it is what {other} [need|needs].',
    ],
    Capricorn: [
      '{They} are sparing with praise, so a compliment to {other} has been thought about.',
      'Love, with {them}, is in what {they} take care of, and {other} can find it there on any ordinary Tuesday.',
      'It takes {them} long to say it, and {other} can go by what {they} have done by then.',
    ],
    Aquarius: [
      '{They} keep some distance, but {they} give {other} the same freedom without a question.',
      "A friend first, {they} can seem cool, but {they} like {other} for reasons that don't wear off.",
      "{They} won't be owned, but {they} come back to {other} of {their} own accord.",
    ],
    Pisces: [
      '{They} give in too easily, and {they} forgive {other} as easily.',
      'At times {they} see {other} larger than life, and it does {other} good to be seen that way.',
      '{They} want it to be as it was in the beginning, and now and then {they} make it so for {other}.',
    ],
  },
  mars: {
    Aries: [
      '{They} flare up at once, but {they} have forgotten it before {other} [have|has].',
      "{They} can't wait, and on a day when {other} [need|needs] help {they} don't.",
      'The push that is too much for {other} at breakfast is very welcome when a thing has to be faced.',
    ],
    Taurus: [
      '{They} dig in, and {they} dig in just as hard on {others} side.',
      "{They} won't be pushed, but nothing that troubles {other} scares {them} off either.",
      '{They} are slow to move, but whatever {they} have begun for {other} gets finished.',
    ],
    Gemini: [
      '{They} fight with words, but {they} also talk {other} out of most kinds of trouble.',
      '{They} have three arguments ready, and three ideas when {other} [are|is] stuck.',
      '{They} argue for the fun of it, and {they} can stop as soon as {other} [laugh|laughs].',
    ],
    Cancer: [
      '{They} go at a quarrel sideways, but straight at anyone who hurts {other}.',
      'What {they} guard so touchily includes {other}.',
      '{They} get angry when {they} are hurt, so a kind word from {other} ends most of it.',
    ],
    Leo: [
      '{They} hate to lose, and {they} put the same force into seeing {other} win.',
      '{They} make a scene of a quarrel, but {they} make as much of saying sorry to {other}.',
      '{They} want to be the one who leads, and {other} [get|gets] all {they} have when {they} do.',
    ],
    Virgo: [
      '{They} fight about how a thing is done, but {they} do a good deal of it for {other}.',
      '{They} get exact when {they} are angry, and on calm days that saves {other} trouble.',
      "{They} can't leave a thing badly done, and that goes for a talk with {other} that went badly.",
    ],
    Libra: [
      '{They} put off a fight, and when it comes {they} are fair to {other} in it.',
      'Wanting to be fair makes {them} slow to act, but it also makes {them} a good ally for {other}.',
      '{They} think of {others} answer before {they} act, which takes time and keeps the peace.',
    ],
    Scorpio: [
      '{They} go on long after other people would stop, and that goes for what {they} do for {other}.',
      "There's no half measure in how {they} get angry, and there's none when {they} are on {others} side.",
      "It's hard to turn {them} from a thing, and {other} [are|is] glad of that when {they} are on the same side.",
    ],
    Sagittarius: [
      '{They} overdo it in a quarrel, but {they} overdo it cheerfully when {other} [need|needs] cheering up.',
      '{They} speak too fast, but {they} own up to {other} as fast.',
      '{They} go too far and laugh about it, and {other} [get|gets] to laugh as well.',
    ],
    Capricorn: [
      '{They} go about a quarrel like a job, and like a job {they} see it through with {other}.',
      '{They} want to be in charge, and when {other} [have|has] too much to do, {they} take charge of that.',
      '{They} save {their} strength for what counts, and whatever {other} [need|needs] done counts.',
    ],
    Aquarius: [
      "{They} do it {their} own way, and now and then it's the way that gets {other} out of trouble.",
      '{They} argue from principle, but one of the principles is that {other} [have|has] a say.',
      'Orders make {them} stubborn, but a question from {other} gets {them} moving.',
    ],
    Pisces: [
      '{They} slip away from a fight, but {they} come back to {other} with no wish to win it.',
      'Though {they} seldom fight for {themselves}, {they} do it for {other}.',
      '{They} lose interest in winning halfway, and that is when {other} can reach {them}.',
    ],
  },
  jupiter: {
    Aries: [
      '{They} rush in on a hope, but {other} [get|gets] some of the courage that comes with it.',
      '{They} think that nearly anything can be dared, and now and then {other} [dare|dares] it.',
    ],
    Taurus: [
      '{They} can have too much of a good thing, but {they} share it with {other}.',
      "{They} trust that there'll be enough, and in a thin week that calms {other} down.",
    ],
    Gemini: [
      '{They} have more ideas than there is time for, and {other} can use at least one of those.',
      '{They} talk around a subject, but {other} [come|comes] away from it with something new.',
    ],
    Cancer: [
      '{They} do too much for everyone, and {other} [are|is] the first on the list.',
      "{They} feel for everybody at once, but there's room in that for a bad mood of {others} own.",
    ],
    Leo: [
      '{They} make a big thing of everything, and of {other} most of all.',
      '{They} like a grand gesture, and {other} [are|is] the one it is for.',
    ],
    Virgo: [
      "{They} improve what didn't need it, but {they} also believe that whatever troubles {other} can be improved.",
      '{They} hope in small steps, and a small step is often one that {other} can take.',
    ],
    Libra: [
      '{They} find it hard to say no to anyone, but {they} say yes to {other} most gladly.',
      '{They} expect people to be fair, and with {other} {they} make a point of it.',
    ],
    Scorpio: [
      '{They} want to get to the bottom of it, because {they} believe that {other} can stand the truth.',
      'When {they} believe in something {they} go all in, and {they} believe in {other}.',
    ],
    Sagittarius: [
      '{They} have advice for everything, but behind it is a high opinion of {other}.',
      '{They} expect the best, and {other} [get|gets] the good of that on a day without much hope.',
    ],
    Capricorn: [
      '{They} look at what a thing will take before {they} cheer for it, so {other} can believe the cheering.',
      '{They} ask what a hope will take, but {they} also put in a share of it for {other}.',
    ],
    Aquarius: [
      '{They} have theories about how people ought to live, but {they} leave {other} free to live otherwise.',
      '{They} like what is unusual, and that covers what is unusual in {other}.',
    ],
    Pisces: [
      '{They} believe what {they} would like to be true, and {they} would like it to be true of {other}.',
      '{They} let things slide, but {they} let {other} off just as kindly.',
    ],
  },
  saturn: {
    Aries: [
      'Hard as {they} are on {their} own courage, {other} can lean on it.',
      "{They} hold back at the start, but when {other} [need|needs] backing {they} don't.",
    ],
    Taurus: [
      '{They} count what there is, so {other} can rely on there being enough.',
      "{They} are slow to spend, but {other} [know|knows] what there'll be next month.",
    ],
    Gemini: [
      '{They} check every sentence, so {other} can take {them} at {their} word.',
      '{They} ask for the exact terms, and later on {other} can be glad to have them.',
    ],
    Cancer: [
      "{They} find it hard to say that {they} care, but {other} can see it in what {they} won't let happen.",
      "{They} don't open up quickly, and what {other} [tell|tells] {them} stays with {them}.",
    ],
    Leo: [
      '{They} are sparing with applause, so {other} can believe it.',
      '{They} stick to a decision out of pride, and {other} can build on that.',
    ],
    Virgo: [
      '{They} see what is still wrong with it, but {they} work hard to put it right for {other}.',
      '{They} worry about details, and {other} can leave the details to {them}.',
    ],
    Libra: [
      '{They} weigh every agreement, so {other} can build on the ones that {they} make.',
      '{They} are strict about what is fair, and strict on {others} behalf as well.',
    ],
    Scorpio: [
      '{They} check before {they} trust, but once {they} trust {other} it is for good.',
      "{They} brace for the worst, and if it comes {other} won't be alone with it.",
    ],
    Sagittarius: [
      "{They} doubt what can't be shown, so when {they} believe in {other} it rests on something.",
      '{They} question a large promise, but {they} make {other} smaller ones and keep them.',
    ],
    Capricorn: [
      "{They} put the duty first, so there is a good deal that {other} [don't|doesn't] have to worry about.",
      '{They} ask a lot of people, but {other} can ask as much of {them}.',
    ],
    Aquarius: [
      '{They} hold to a rule even when {they} are angry, and {other} can rely on that.',
      '{They} keep a cool distance, but from there {they} can see what would help {other}.',
    ],
    Pisces: [
      "{They} worry about things that can't be named, and that makes {them} careful with {other}.",
      'It is hard for {them} to say no, and harder to break a promise to {other}.',
    ],
  },
}
