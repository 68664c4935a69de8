import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Contact } from '../../../contact.ts'

type YourSlowContact =
  | 'uranus~sun'
  | 'uranus~moon'
  | 'uranus~mercury'
  | 'uranus~venus'
  | 'uranus~mars'
  | 'uranus~asc'
  | 'neptune~sun'
  | 'neptune~moon'
  | 'neptune~mercury'
  | 'neptune~venus'
  | 'neptune~mars'
  | 'neptune~asc'
  | 'pluto~sun'
  | 'pluto~moon'
  | 'pluto~mercury'
  | 'pluto~venus'
  | 'pluto~mars'
  | 'pluto~asc'

/** What goes on between the reader's Uranus, Neptune or Pluto and a point of the partner's. */
export const yourSlowContacts: Record<YourSlowContact, Record<AspectQuality, Contact>> = {
  'uranus~sun': {
    joined: {
      between: [
        'You turn up with a proposal nobody could have seen coming, and {partner} looks as if someone had switched on the lights.',
        '{partner} has never been able to predict your answer to a simple question, and has given up betting on it.',
      ],
      you: [
        "You like to see what {partner} does when there's no script, and you've thrown out a script or two to find out.",
        'You tell {partner} that they could simply quit. You mean it as a gift, and you forget which of you has their rent to pay.',
      ],
      they: [
        'They probably feel that anything might happen around you, and schedule the more important days without you.',
        "Some of {partner}'s boldest decisions may go back to a remark that you no longer remember making.",
      ],
      helps: [
        "You're the one to call when {partner} has been the same for too long, since you never quite believed in the sameness.",
      ],
    },
    tense: {
      between: [
        '{partner} makes a rule and you find the exception within the hour, usually by being it.',
        "{partner} gets to the part of the story that's about them, and you've spotted something out of the window.",
      ],
      you: [
        "To be admired and relied on at once is too much for you, and you've disappointed {partner} early to get it over with.",
        'You contradict {partner} by reflex, and two days later on the bus you agree with them.',
      ],
      they: [
        "They may experience your freedom as a comment on how they've chosen to live.",
        "Keeping up a good front is probably hard for {partner} next to you, since you can't help asking what's behind it.",
      ],
      helps: [
        "An announcement helps, even a short one, because {partner} can live with nearly any change they've heard about the day before.",
      ],
    },
    harmonious: {
      between: [
        'You suggest doing it differently, and {partner} does it so well that by summer it looks like their own style.',
        'Half of what {partner} calls their discoveries came from a link that you sent without a word of explanation.',
      ],
      you: [
        "You stay longer with {partner} than you'd planned, because nobody mentions that you're staying.",
        "You enjoy seeing an idea of yours with {partner}'s name on it. You'd only have gone on to another idea.",
      ],
      they: [
        "They seem to like themselves a little bolder, and may look you up when there's something to dare.",
        'Your surprises are probably the ones {partner} would have picked, given the nerve to ask.',
      ],
      helps: [
        "Big birthdays and new jobs are your hour, when {partner} is deciding who to be next and you've no stake in the old version.",
      ],
    },
  },
  'uranus~moon': {
    joined: {
      between: [
        "You're tender at two in the afternoon, out of nowhere, and unreachable at six, and {partner}'s day has a bump in it at both hours.",
        'You ask {partner} why they do it that way, and a habit of ten years is gone by your next visit.',
      ],
      you: [
        "You're moved by {partner} in flashes, quite strongly, and the flash is over before you've found the words.",
        "Being needed at a set time makes you look up trains, even when it's {partner} who needs you and you'd have come anyway.",
      ],
      they: [
        'They probably feel awake around you in places that are asleep with other people, and it can tire them out.',
        "With you {partner} may have learned to keep no dinner warm and to be glad of you when you're there.",
      ],
      helps: [
        'You free {partner} from moods that have gone on too long, mostly by treating them as optional.',
      ],
    },
    tense: {
      between: [
        'You rearrange the living room while {partner} is out, as a surprise, and it is one.',
        "{partner} wants to know whether you're coming for the holiday, and you'd like the holiday not to have a date.",
      ],
      you: [
        "You feel {partner}'s wish for closeness as a hand on your sleeve, and when you've shaken it off you miss it.",
        'You make light of a habit that {partner} is attached to, when all you meant was that it could be otherwise.',
      ],
      they: [
        'They may keep one ear open for the change in you, and be worn out by evenings on which no change came.',
        'A joke from you at a soft moment likely startles {partner} out of saying the next thing, which was the important one.',
      ],
      helps: [
        "Saying when you'll be back works wonders, because {partner} minds your going far less than not knowing.",
      ],
    },
    harmonious: {
      between: [
        "You get {partner} to sleep in the yard or swim in November, and it's a good memory before it's over.",
        '{partner} lets you be distant for a day without taking it to heart, and you come back with pastries and a theory.',
      ],
      you: [
        'You can have feelings near {partner} without being asked to sign for them.',
        "You're gentler with {partner} than your reputation suggests, possibly because they never brought it up.",
      ],
      they: [
        "They seem less at the mercy of a bad day around you, since you're so ready to believe in a different evening.",
        "It's likely that you get to hear the stories {partner}'s family doesn't tell, because you look neither shocked nor sorry.",
      ],
      helps: [
        "You can make an unusual arrangement feel homey, such as a dog shared across town, since {partner} brings the warmth to it and you don't care how it's usually done.",
      ],
    },
  },
  'uranus~mercury': {
    joined: {
      between: [
        'You start in the middle, and {partner} has caught up by the second clause, which hardly anybody does.',
        "{partner} writes down what you say, because it was good and you won't say it again.",
      ],
      you: [
        "You're quicker around {partner} and less clear, and you count on being translated.",
        "You interrupt {partner} with the answer, and now and then it's the answer to a better question than theirs.",
      ],
      they: [
        'They probably find ordinary conversation a bit slow for a day after talking to you.',
        'Your leaps may leave {partner} with a sense of having missed a step, and they go back later to look for it.',
      ],
      helps: [
        'Naming things is a joint talent, and a band or a start-up could do worse than ask you two for an hour.',
      ],
    },
    tense: {
      between: [
        "{partner} is reading you the directions, and you've turned off because the other street looked interesting.",
        'You cut into a careful explanation with a correct guess, and {partner} finishes the explanation anyway.',
      ],
      you: [
        "You answer a question of {partner}'s with something outrageous because it bored you, and then you have to sit through the consequences.",
        "You can't say a thing twice, and when {partner} asks you to repeat it you say something else.",
      ],
      they: [
        'They may feel slow with you for minutes at a time, which is probably new to them.',
        'It must be tiring for {partner} to plan with someone who treats the calendar as a first draft.',
      ],
      helps: [
        'A second sentence is often enough. {partner} can follow you nearly anywhere if you mention what connects it to the first.',
      ],
    },
    harmonious: {
      between: [
        'You supply an odd premise and {partner} works out what would follow, which can fill an entire train ride.',
        "{partner} reads you a headline, and you say something so sideways that they laugh before they've seen why it's true.",
      ],
      you: [
        '{partner} understands you at full speed, and it takes some of the loneliness out of being quick.',
        "You find out from {partner}'s orderly sentences that you've been having a thought, and it calms you down.",
      ],
      they: [
        "They seem to get unstuck by talking to you, even when you've no idea what the problem was.",
        'Being wrong is probably less alarming to {partner} when they see how cheerfully you manage it.',
      ],
      helps: [
        "New gadgets and languages go well with the two of you, since {partner} will read the manual and you'll press the buttons.",
      ],
    },
  },
  'uranus~venus': {
    joined: {
      between: [
        "You give {partner} a present in a plastic bag on no occasion at all, and it's exactly what they'd wanted for years.",
        "There's a spark between you that makes bystanders look up, whether it's teasing or only how you argue about music.",
      ],
      you: [
        "You're struck by {partner} again at irregular intervals, as if by someone new, and you don't know whether to mention it.",
        'You go cool for a day after a very warm one, for no reason, and you watch {partner} look for the reason.',
      ],
      they: [
        "They probably feel liked by you for things that nobody else has noticed, and curious what you'll notice next.",
        "It may be hard for {partner} to rely on your enthusiasm, though they've never doubted it while it was in the room.",
      ],
      helps: [
        "You keep pleasure from turning into routine, and {partner} has tastes today that they'd never have met without you.",
      ],
    },
    tense: {
      between: [
        "{partner} has gone to some trouble over dinner, and you've heard that there's a comet if everyone drives out to the lake now.",
        'You compliment {partner} on the one thing they were about to change.',
      ],
      you: [
        'You get restless when {partner} has been sweet to you for three days running, and you say something to find out whether it breaks.',
        "You ignore birthdays on principle, and around noon of {partner}'s you see what the principle costs.",
      ],
      they: [
        'They may wonder whether you like them or like the surprise of liking them.',
        'The small customs that you find silly could be where {partner} keeps most of their affection for you.',
      ],
      helps: [
        "Telling {partner} that you'll be hard to reach for a while helps, because to be missed is pleasant and to be puzzled isn't.",
      ],
    },
    harmonious: {
      between: [
        "You take {partner} to things they'd never have chosen, and they find someone there to be delighted by.",
        'Your liking for each other is uncluttered, and it could survive long silences and several changes of phone number.',
      ],
      you: [
        "You like {partner} best where they're least conventional, in the loud laugh or the terrible boots, and you tell them bluntly.",
        "{partner} makes you sociable. You go to weddings because of them and end up dancing with somebody's grandmother.",
      ],
      they: [
        "They seem to dress or decorate more freely since knowing you, and enjoy seeing whether you'll blink.",
        "Being fond of you is probably light work for {partner}, because you don't ask how fond.",
      ],
      helps: [
        'Art and music that other people find odd are common ground for you, and a festival weekend is well spent.',
      ],
    },
  },
  'uranus~mars': {
    joined: {
      between: [
        "You have the idea in the elevator, and {partner} is carrying it out before you've reached the ground floor.",
        "You only have to mention that it can't be done like that, and {partner} is doing it like that.",
      ],
      you: [
        "You get a kick out of {partner}'s temper, and you've tossed in a remark just to see it jump.",
        "You're seldom bored with {partner} and seldom rested, and you find the exchange rate fair.",
      ],
      they: [
        'They probably act more rashly with you near, and better too, and would find it hard to separate the two.',
        'Your detachment in the middle of a fight may throw {partner} off balance, since they were leaning on your getting angry.',
      ],
      helps: [
        "Anything that's broken in an unusual way is a treat for you two, because you see the unlikely fix and {partner} has the hands for it.",
      ],
    },
    tense: {
      between: [
        '{partner} is pulling with all their strength and you let go of your end, on a whim or on principle.',
        'You change the rules in the middle of the game, and {partner} was winning.',
      ],
      you: [
        "You dislike being rushed by {partner} so thoroughly that you've missed things you wanted, in order to miss them freely.",
        'You turn icy when {partner} gets hot, and you know perfectly well what the ice does.',
      ],
      they: [
        'They may feel that no effort of theirs is safe with you, since the goal can move overnight.',
        'To be laughed at is likely what {partner} can bear least in a temper, and your sense of the absurd wakes up right then.',
      ],
      helps: [
        "Doing it separately for a day and comparing results turns the contest into research, and you're both good at research.",
      ],
    },
    harmonious: {
      between: [
        'You point at something impossible, and {partner} asks for a minute and a screwdriver.',
        'Your reflexes fit together. A glass tips, one of you has it, and the other has grabbed a towel.',
      ],
      you: [
        'You come up with nine bad ideas an hour, and you love that {partner} stays to try the tenth.',
        "{partner} does what you'd do if you had the patience to do anything twice.",
      ],
      they: [
        "They seem most inventive once you've talked them out of the obvious way to do it.",
        "Doing things with you likely feels like play to {partner}, even when it's somebody's roof.",
      ],
      helps: [
        "You're an effective pair for a local cause, since you know what hasn't been tried and {partner} isn't shy about knocking.",
      ],
    },
  },
  'uranus~asc': {
    joined: {
      between: [
        "You've changed how {partner} looks. There was a haircut, or a word they use now, and it started with something you said in passing.",
        '{partner} is odder with you than without you, and people who know them as sensible look twice.',
      ],
      you: [
        'You want to startle {partner} a little each time you meet, just to watch the face come alive.',
        'You can be close to {partner} for an hour, and then you need the street and go with hardly a goodbye.',
      ],
      they: [
        'They probably never feels quite prepared for you, and may have decided to like it.',
        "Next to you {partner} may discover that they've been playing a part, and that nobody had assigned it.",
      ],
      helps: [
        "You're good company for {partner} when they start over, because you never could recall who they were supposed to be.",
      ],
    },
    tense: {
      between: [
        "You appear when {partner} isn't expecting you, and you're somewhere else when they are.",
        "You fascinate each other across a room. Up close, {partner} would like you to sit down and you'd like them to get up.",
      ],
      you: [
        'You feel a tug toward {partner} and an equal tug toward the exit, and you go with the one that spoke last.',
        "You shock {partner} on purpose when things get too polite, and you're a little ashamed of how well it works.",
      ],
      they: [
        'They may find you magnetic and impossible to plan around, in alternate weeks.',
        "It could be that you live out a freedom {partner} hasn't allowed themselves, which would explain both the interest and the scolding.",
      ],
      helps: [
        'Meetings without a fixed end do well, because {partner} has your whole attention for as long as nobody looks at a watch.',
      ],
    },
    harmonious: {
      between: [
        '{partner} comes in something slightly wrong for the occasion because you said to, and it makes the evening.',
        "At the reunion you two are missing from the group photo, because you'd found the stairs to the roof.",
      ],
      you: [
        "You like it that {partner} never looks quite the same to you twice, and you'd tell them so in odder words.",
        "You don't have to work up to anything with {partner}. You begin wherever you happen to be, and they look up.",
      ],
      they: [
        'They seem to enjoy the faces people make when you join the group, and may bring you along partly for that.',
        'Your example likely loosens {partner} up where encouragement failed, because they see how little it costs you to be stared at.',
      ],
      helps: [
        "You widen each other's circle, since you'll talk to anyone about anything and {partner} knows how to make it look normal.",
      ],
    },
  },
  'neptune~sun': {
    joined: {
      between: [
        "You look at {partner} as though there were music on, and they find themselves telling you about the person they'd meant to become.",
        "In company you're so tuned to {partner} that when friends ask for your own view, it takes you a while to find it.",
      ],
      you: [
        "You see who {partner} could be with painful clarity, and at times you've been fonder of that person than of the one who was late.",
        'You give {partner} the benefit of a doubt that you never quite look into.',
      ],
      they: [
        'They probably feel more significant with you, and a bit unsure what they did to earn it.',
        "Your sympathy may weaken {partner}'s resolve now and then, because you understand every excuse before they've made it.",
      ],
      helps: [
        'You can help {partner} believe in something beyond the next step, which is what runs out first in their busy years.',
      ],
    },
    tense: {
      between: [
        '{partner} wants to know where you stand, and you describe a feeling about the general area.',
        "You say that everything's fine in order to spare {partner}, and they go off and act on it.",
      ],
      you: [
        'You feel crowded by so much confidence, and you slip out inwardly while you go on smiling for {partner}.',
        "You've been let down by {partner} over something you never told them you were hoping for.",
      ],
      they: [
        "They may sense a disappointment in you that has no name, and try harder in a direction you didn't mean.",
        "It's likely confusing for {partner} to be adored in one month and looked through in the next, having changed nothing.",
      ],
      helps: [
        'One plain wish said aloud does a lot, since {partner} likes to come through for people and has to be told what it is.',
      ],
    },
    harmonious: {
      between: [
        'You sense when {partner} has had enough of being impressive, and you find a reason why both of you have to leave.',
        '{partner} tells you the plan and you tell them the dream it came from, which usually improves the plan.',
      ],
      you: [
        "It's easy to be unsure around {partner}, who has certainty to spare and doesn't press it on you.",
        'You admire {partner} in private and in detail, and it makes you want to make something.',
      ],
      they: [
        'They seem to be kinder to themselves after an evening with you, as though somebody on their side had rewritten the standards.',
        "It's probably pleasant for {partner} to be imagined by you, since they come out of it with better lines.",
      ],
      helps: [
        "You're good at afternoons of no use to anyone, which {partner} would rarely take alone and badly needs.",
      ],
    },
  },
  'neptune~moon': {
    joined: {
      between: [
        "You pick up {partner}'s mood like a tune from the next apartment and hum it all day.",
        "There are evenings when neither of you says what's wrong and both of you end up feeling better.",
      ],
      you: [
        "You can't watch {partner} be sad. You'd hand over your weekend or your savings, when they only wanted company.",
        "You aren't always sure which of {partner}'s feelings you noticed and which you made up, and you comfort them for both.",
      ],
      they: [
        'They probably feel dreamy and safe with you, and may forget an appointment or two on your account.',
        "It may be that {partner} takes your gentleness for agreement, and is astonished to find that you'd wanted something else.",
      ],
      helps: [
        "You can calm {partner} without a word, and in a waiting room it's worth more than advice.",
      ],
    },
    tense: {
      between: [
        "You're late, and so sweetly sorry about it that {partner} never gets to be angry. It goes onto the pile.",
        '{partner} would like to hear something definite before the day is over, and what you send is a heart.',
      ],
      you: [
        'You escape when {partner} needs you most, into sleep or a screen, and you feel it happening as though someone else were doing it.',
        "You'd rather be a comfort to {partner} than a source of facts, and some of the facts reach them through other people.",
      ],
      they: [
        "They may feel that there's no floor to what you say, however kind you are in saying it.",
        "Your dreaminess can leave {partner} remembering everything for two, and it's probably hard for them to bring up without sounding petty.",
      ],
      helps: [
        'One promise kept exactly, even a small one about milk, settles {partner} more than an evening of tenderness.',
      ],
    },
    harmonious: {
      between: [
        'You put on the right record without asking, and {partner} breathes out.',
        "{partner} tells you last night's dream over the phone, and the two of you treat it as news.",
      ],
      you: [
        "You feel at home in {partner}'s moods, the gray ones included, and you don't try to repaint them.",
        'With {partner} you can be of no use at all for an evening and still feel that you were wanted there.',
      ],
      they: [
        'They seem to cry more easily with you and to be over it sooner.',
        'You likely give {partner} the sense that somebody is awake at the other end at any hour, whether or not they call.',
      ],
      helps: [
        "You do well with animals and with people who can't say what's wrong, because {partner} feels it and you imagine the rest.",
      ],
    },
  },
  'neptune~mercury': {
    joined: {
      between: [
        'You trail off, and {partner} supplies what you meant, about four times in five.',
        '{partner} asks for the facts and you tell it like a film, so they end up with the wrong date and the right story.',
      ],
      you: [
        'You wish {partner} could read your mind, and they do it often enough to keep the wish alive.',
        "You let {partner} find words for you, and you've agreed to some that weren't quite yours because they sounded so good.",
      ],
      they: [
        'They probably get more poetic around you and less punctual with information.',
        "Your hints may seem to {partner} like a radio station between two cities, and they've become good at tuning it in.",
      ],
      helps: [
        'You can write or invent things together, since you hear how it ought to feel and {partner} can spell it.',
      ],
    },
    tense: {
      between: [
        '{partner} asks a question that has two possible answers, and you give the third.',
        "You told {partner} about it and they're certain you didn't. It's quite possible that you told them in your head.",
      ],
      you: [
        "You go foggy when {partner} cross-examines you, and it looks like guilt when it's only fog.",
        "You bend a detail to spare somebody's feelings, and {partner}'s eyebrow is up before you've finished.",
      ],
      they: [
        'They may feel that a talk with you is like taking notes underwater.',
        'Precision is likely how {partner} shows respect, so a shrug over the wrong date looks to them like not caring.',
      ],
      helps: [
        "Saying that you don't know yet helps when you don't, because {partner} can wait for an answer more easily than guess at one.",
      ],
    },
    harmonious: {
      between: [
        'You compare a feeling to a color or a certain street, and {partner} finds the ordinary word for it.',
        "{partner} reads aloud to you, from a novel or from a menu, and you'd both gladly miss the exit for it.",
      ],
      you: [
        '{partner} has never made you feel silly for knowing a thing without knowing how.',
        "You're more truthful with {partner} than with blunter people, because they ask softly and then wait.",
      ],
      they: [
        'They seem to think in longer lines with you, and may be surprised by what they come out with on a walk.',
        'Your silences are probably comfortable for {partner}, who is used to being the one who fills them.',
      ],
      helps: [
        'You make a good pair for stories of any sort, and a sleepless child or a friend on a long layover is lucky to have you both.',
      ],
    },
  },
  'neptune~venus': {
    joined: {
      between: [
        "You two can turn a bus stop in the rain into a scene, and you'll both remember the light.",
        "{partner} likes something and you adore it, and a week later it's unclear whose taste it was.",
      ],
      you: [
        'You want to give {partner} something out of reach, and an ordinary present seems almost rude.',
        "You're enchanted with {partner}, and you go a little deaf to anyone who isn't.",
      ],
      they: [
        'They probably feel adored by you, and on plain days may wonder who exactly is being adored.',
        'Your devotion may make {partner} careful with jokes, since they can tell how far in everything goes.',
      ],
      helps: [
        'Beauty is a practical help to you, and an hour of paintings or ocean settles what a discussion would have kept open.',
      ],
    },
    tense: {
      between: [
        'You imagined the evening so well that the actual one with {partner}, which was pleasant, comes as a letdown.',
        "{partner} asks where you'd like to eat and you say anywhere. It turns out that there was a particular anywhere.",
      ],
      you: [
        'You make a sacrifice that {partner} never asked for, and you wait to have it discovered.',
        "You don't tell {partner} what something cost you, and then you feel unappreciated by about that amount.",
      ],
      they: [
        "They may feel that they're liked from a distance, through something soft.",
        "Your disappointment probably reaches {partner} as a faraway look, and they'd give a lot for a sentence.",
      ],
      helps: [
        'A look at the person beside the picture does good here, since {partner} would like to be liked at actual size.',
      ],
    },
    harmonious: {
      between: [
        "You leave {partner} a note that isn't about anything, and a year later it's on their fridge.",
        'One of you starts to hum in the store, and the other picks it up two aisles away.',
      ],
      you: [
        "You're at your least cynical with {partner}, and you don't feel foolish about it until someone cynical walks in.",
        'Loving the same singer or the same coast as {partner} pleases you more than it did when you had it to yourself.',
      ],
      they: [
        "They seem to feel lovely without any effort of their own, at least for as long as you're looking.",
        "It's likely that {partner} forgives you what you forget, because you so plainly meant well and brought peaches.",
      ],
      helps: [
        "You can make peace without a winner, since {partner} looks for what's lovable in the other side and you've found it already.",
      ],
    },
  },
  'neptune~mars': {
    joined: {
      between: [
        "{partner} is ready to go, and you're in your socks looking for something, possibly an idea.",
        'You say that it would be wonderful and {partner} does it, and about half the time it is.',
      ],
      you: [
        "You're drawn to {partner}'s drive and tired by it, and you've acted keener than you were in order to stay near it.",
        "You take the heat out of {partner}'s anger by seeing the hurt under it, sometimes before they've agreed to be hurt.",
      ],
      they: [
        "They probably feel heroic on your behalf, and may ride off on a mission that you hadn't quite assigned.",
        'It could puzzle {partner} that you never simply say no, and they have to find it out by noticing that nothing moved.',
      ],
      helps: [
        'You do well where strength has to be graceful, as in dancing or sailing, since {partner} has the force and you have the feel for it.',
      ],
    },
    tense: {
      between: [
        "{partner} wants to know who left the gate open. You feel so bad about it that you've come to believe it was the wind.",
        "{partner} shouts at the printer, and you take it personally on the printer's behalf.",
      ],
      you: [
        "You undermine {partner} without having decided to. You forget the one thing they needed, and you're sincerely shocked.",
        "Raised voices make you disappear inwardly, and you'd promise {partner} anything to get them lowered.",
      ],
      they: [
        'They may feel guilty around you for wanting things so clearly.',
        "Not knowing what you want likely makes {partner} push, and the push makes you vanish, and they're left holding the plan.",
      ],
      helps: [
        'A no in the first minute is a kindness to {partner}, who will have forgiven it by dinner.',
      ],
    },
    harmonious: {
      between: [
        "{partner} paddles and you read the river, and you've come back from most things dry.",
        'You tell {partner} what the team or the family is too shy to ask for, and they go and get it.',
      ],
      you: [
        "You're braver about what you believe when {partner} is within reach, and they've never made you say it louder.",
        "You can turn {partner}'s temper with a look, and you save the look for when it's needed.",
      ],
      they: [
        "They seem to fight better for something you've described than for anything of their own.",
        "With you {partner} likely sees that there's a softer way to win, and is a bit annoyed at how well it works.",
      ],
      helps: [
        "You're good at work that's half effort and half inspiration, such as restoring a boat or staging a play.",
      ],
    },
  },
  'neptune~asc': {
    joined: {
      between: [
        "You look at {partner} and see several people at once, and you're fond of them all.",
        'Outsiders have trouble describing the two of you, and neither of you has ever felt the urge to help.',
      ],
      you: [
        "You lose your edges around {partner}, and by the end of a day together you've got their accent.",
        "You read {partner}'s face the way others read a novel, and you can be moved by chapters that aren't in it.",
      ],
      they: [
        'They probably feel softened in your presence, and show a side that few other rooms get to see.',
        'It may unsettle {partner} to be looked at so kindly and so inaccurately.',
      ],
      helps: [
        'You let {partner} be undecided, which does them good at times when everyone is asking what they do now.',
      ],
    },
    tense: {
      between: [
        'You expected one {partner}, another comes up the stairs, and it takes you both a minute to adjust.',
        "There's a pull between you that's partly mystery. {partner} can't make you out, and you help very little.",
      ],
      you: [
        "You dream {partner} up while they're away, and the real one has to ring the bell several times.",
        "You don't tell {partner} that you mind, and for a week or so you're simply hard to find.",
      ],
      they: [
        "They may have trouble getting a clear reflection from you, and check the mirror after you've left.",
        "With you {partner} could feel cast as somebody's rescuer, on days when they'd only come for lunch.",
      ],
      helps: [
        'Daylight and errands are good for you two, since {partner} becomes more real to you behind a shopping cart.',
      ],
    },
    harmonious: {
      between: [
        "You and {partner} slip through crowds and awkward occasions as if they'd been arranged for your convenience.",
        '{partner} plays along with whatever mood you bring, so an evening in with you can be set in Lisbon.',
      ],
      you: [
        "You see {partner}'s best face even on a video call at seven in the morning, and it isn't politeness.",
        "You can guess what {partner} hopes people will think of them, and it's what you tell people.",
      ],
      they: [
        'They seem to go back among people with more patience after seeing you, and are nicer to the bus driver.',
        "Your belief in {partner} is probably so quiet that they've never had to protest.",
      ],
      helps: [
        'You can set a mood between you, and nervous performers are grateful to find the two of you backstage.',
      ],
    },
  },
  'pluto~sun': {
    joined: {
      between: [
        "You ask {partner} one question at dinner, and that's the end of the small talk.",
        '{partner} says something grand and looks over at you to see if it held.',
      ],
      you: [
        "You see what {partner} is capable of, and you can't leave it alone when they settle for less.",
        "You want to matter to {partner} more than is dignified, and you've become very good at looking as though you didn't.",
      ],
      they: [
        'They probably feel both strengthened and exposed by you, and may need a weekend off from being seen so well.',
        "You could be the person {partner} is most reluctant to bluff, partly from respect and partly because it doesn't work.",
      ],
      helps: [
        "You're a force in {partner}'s corner. When it matters you don't tire, and nobody can distract you.",
      ],
    },
    tense: {
      between: [
        "{partner} makes an announcement and you're silent, and it's the silence that everyone responds to.",
        'You advise and {partner} defies you, then they advise and you raise an eyebrow. It has been about the car for a month.',
      ],
      you: [
        "You know where {partner}'s pride is thinnest, and you're careful with it up to the point where you're losing.",
        'You need to have been asked. When {partner} goes ahead without you, you find that you have passionate views on bathroom tile.',
      ],
      they: [
        'They may feel that nothing gets past you, including things that were private and harmless.',
        "Your strong feelings about {partner}'s choices probably look to them like a bid to make the choice.",
      ],
      helps: [
        "A subject on which you've promised to have no opinion does wonders, and it can make {partner} ask for one.",
      ],
    },
    harmonious: {
      between: [
        "{partner} is offered something and comes to you first, because you'll see what's behind it.",
        "Even if you haven't known each other long, people assume that you and {partner} have been through something together.",
      ],
      you: [
        "You'd back {partner} against nearly anyone, and you don't need them to know what it cost.",
        'You let {partner} see how much you want a thing, which very few people have ever been shown.',
      ],
      they: [
        'They seem to draw on your nerve in hard weeks, and may call just to hear you be calm.',
        "Your attention probably makes {partner} more honest about what they're really after, and quicker to go after it.",
      ],
      helps: [
        'You can help {partner} out of a title or a role that no longer fits, since you were never that impressed by it.',
      ],
    },
  },
  'pluto~moon': {
    joined: {
      between: [
        "{partner} goes quiet for half a second, you've noticed, and by evening you'll have brought it up.",
        'The two of you tear up at the same point of a film, and are then very rude about the film.',
      ],
      you: [
        "{partner}'s feelings get under your skin and stay there, and you'd sooner know the worst of them than be shielded.",
        "You guard {partner} closely, and people who've hurt them have no idea how long your memory is.",
      ],
      they: [
        "They probably feel understood by you at a depth that's comforting at midnight and a lot at breakfast.",
        "Being read so thoroughly may leave {partner} wishing for one feeling that they don't have to show.",
      ],
      helps: [
        "You don't leave when it gets ugly, and {partner} can afford to be lighthearted because they know it.",
      ],
    },
    tense: {
      between: [
        "You sense that {partner} is keeping something back, and you close up in exchange. By the second day it's about the closing up.",
        "A small preference of {partner}'s, such as which lane to take, runs into a strong feeling of yours that nobody saw coming.",
      ],
      you: [
        'You press where {partner} is sore because you want the truth of it, and you see them flinch and press once more.',
        "It stings when {partner} takes a worry to somebody else first, and you'd be ashamed to have it said.",
      ],
      they: [
        'They may go soft and agreeable around you to keep a small piece of ground for themselves.',
        "Your heavier moods probably fill the room for {partner}, who starts tiptoeing long before you'd have said you had one.",
      ],
      helps: [
        "Saying what you're afraid of does more than saying what you suspect, because {partner} comes closer to a fear and backs away from a suspicion.",
      ],
    },
    harmonious: {
      between: [
        "{partner} tells you in the car what they couldn't tell you at the table, and you keep your eyes on the road and don't slow down.",
        "You sort old boxes together, with {partner} telling you what everything was, and a good deal gets thrown out that wasn't in the boxes.",
      ],
      you: [
        "{partner}'s tenderness reaches a part of you that you'd thought was closed for the season.",
        "You feel no urge to find out more than {partner} tells you, and for you that's a sort of vacation.",
      ],
      they: [
        'They seem to get over things for good with you, where elsewhere they only get used to them.',
        'It likely steadies {partner} that you can see them at their lowest and not refer to it again.',
      ],
      helps: [
        "You're at your best in the serious hours of other people's lives, since {partner} knows what to bring and you know what to ask.",
      ],
    },
  },
  'pluto~mercury': {
    joined: {
      between: [
        "{partner} makes a joke and you ask what's under it, and there usually is something.",
        "You read each of {partner}'s messages twice, once for what it says and once for what was taken out.",
      ],
      you: [
        "You want to know what {partner} thinks when nobody's asking, and you've developed quite casual ways of asking.",
        "You can change {partner}'s mind with one well-placed sentence, and you may have kept it ready for a month.",
      ],
      they: [
        'They probably find that their thinking gets sharper near you, and that some of it gets darker.',
        'Your interest may feel to {partner} like being the only book in the house.',
      ],
      helps: [
        "You're the right reader for a text of {partner}'s that has to persuade somebody, because you'll find the one sentence it's really about.",
      ],
    },
    tense: {
      between: [
        '{partner} chatters when nervous and you wait, which makes {partner} more nervous.',
        'You say "interesting" in a certain voice, and {partner} spends the rest of the meal on what you meant.',
      ],
      you: [
        "You distrust a first answer on principle, even from {partner}, and you're aware that sometimes the first answer was the answer.",
        "You hold on to a phrase {partner} used in anger long after they've lost it, and you could supply the date.",
      ],
      they: [
        "They may start to edit themselves with you, and then be asked what they're hiding.",
        'A heavy talk is probably less hard on {partner} than being unable to see where it will end.',
      ],
      helps: [
        'A stopping time agreed on at the start lets {partner} say more, since they know that lunch will be lunch.',
      ],
    },
    harmonious: {
      between: [
        "{partner} brings the gossip and you explain the motives, and you're both kinder about it than you sound.",
        'Talk between you goes straight to the point, and the point can be anything from a loan to a bad haircut.',
      ],
      you: [
        'You tell {partner} what you really think of people, and it has never come back to you.',
        "You're amused by how fast {partner} gets there, when you'd been digging for it all week.",
      ],
      they: [
        'They seem to ask you about things they could look up, because your version has the reasons in it.',
        'They likely measure your trust by the subjects you bring up, and notice which ones you leave out.',
      ],
      helps: [
        "You can talk a third person through something hard, since {partner} keeps it conversational and you don't let it slide off.",
      ],
    },
  },
  'pluto~venus': {
    joined: {
      between: [
        'You give {partner} few presents, and each one is a declaration, including the socks.',
        "{partner} is being nice to a stranger, and you're across the room studying the bookcase very hard.",
      ],
      you: [
        "You're fond of {partner} with a force that you keep folded small in company.",
        'You want to hear what {partner} liked before they knew you, and you listen to the answer a little too well.',
      ],
      they: [
        "They probably feel that you're in earnest about them, and find lighter company a bit thin afterward.",
        'Your strength of feeling may be a comfort to {partner} and something of a responsibility, like owning a large dog.',
      ],
      helps: [
        "You bring out the depth in {partner}'s taste, and they stop apologizing for what they like that's strong or strange.",
      ],
    },
    tense: {
      between: [
        "{partner} would like to keep it light, and you've just said the true thing.",
        'Who pays is never a small question with you two, and {partner} has learned to split the check before it comes up.',
      ],
      you: [
        "You test {partner}'s liking by being hard to like for an evening, and you hope the whole time that they'll pass.",
        "You're suspicious of charm and {partner} has plenty, so you may be the only one at the table who isn't smiling.",
      ],
      they: [
        'They may feel that every small choice of theirs is being weighed for what it says about you.',
        'To be cared about so heavily probably makes {partner} long for something frivolous, and hide that they do.',
      ],
      helps: [
        "Laughing at your own intensity before {partner} has to is better than hiding it, because they've seen it anyway.",
      ],
    },
    harmonious: {
      between: [
        'You go deep and {partner} keeps it graceful, so you can talk about money and love in a crowded café.',
        '{partner} has the better manners and you have the better memory, and neither gets used against anyone.',
      ],
      you: [
        '{partner} makes you gentle without asking you to give anything up, and you find it almost suspicious.',
        "You'd know {partner}'s taste blindfolded, and you can pick out a present for them in four minutes.",
      ],
      they: [
        'They seem to feel that affection is put to good use with you and none of it goes to waste on show.',
        'Your loyalty is likely the ground on which {partner} allows themselves to be lighthearted.',
      ],
      helps: [
        'Money and feelings can be mixed between you with little harm, so a joint purchase or a loan in a bad year is thinkable.',
      ],
    },
  },
  'pluto~mars': {
    joined: {
      between: [
        '{partner} charges and you wait, and the other side has never seen both of you coming.',
        "You doubt in the mildest voice that {partner} can do it by Friday, and it's done by Thursday night.",
      ],
      you: [
        'You admire how openly {partner} fights, having always found it safer to know more than you show.',
        "You feel your own force wake up when {partner} pushes, and for a moment you're careful what you touch.",
      ],
      they: [
        "They probably sense more strength in you than you've ever used on them, and adjust their manners to it.",
        "Your will may draw {partner}'s out, so that they get more done in your company than they knew they wanted.",
      ],
      helps: [
        "You can win something that looked lost, because {partner} doesn't stop and you've noticed where the other side is tired.",
      ],
    },
    tense: {
      between: [
        '{partner} slams the trunk shut and you go still, and the stillness is the louder of the two.',
        "After a quarrel it's about who apologizes first, and the record between you stands at several days.",
      ],
      you: [
        "You let {partner} run on until they've made the mistake, and you could have said something much earlier.",
        "You'd sooner break a thing than be forced to hand it over, and {partner} tends to ask by forcing.",
      ],
      they: [
        "They may feel outmaneuvered by you, and be loud because loud is where they're stronger.",
        "From where {partner} stands you probably never lose your temper, since they can't see what it takes.",
      ],
      helps: [
        "Showing your anger while it's small helps, because {partner} knows exactly what to do with a small one.",
      ],
    },
    harmonious: {
      between: [
        '{partner} does the lifting, and you know which beam is holding it all up.',
        'You two sit out a storm well, of weather or of relatives, with {partner} doing push-ups and you doing the math.',
      ],
      you: [
        "You hand {partner} whatever you couldn't get loose, a jar lid or a grudge, and they have it off in one try.",
        'You feel safe being powerful near {partner}, since it never seems to make them smaller.',
      ],
      they: [
        "They seem to argue harder when you've chosen the target, and to regret it less.",
        "Your calm in a crisis likely lets {partner} be the brave one, though they'd tell it the other way around.",
      ],
      helps: [
        "You're good at ending what drains you both, such as a bad contract, since you see where it's weak and {partner} does the deed.",
      ],
    },
  },
  'pluto~asc': {
    joined: {
      between: [
        "You look at {partner} a second longer than people do, and they've adjusted something, a sleeve or an opinion.",
        "{partner} gets noticed more when you're along, though you haven't said a word.",
      ],
      you: [
        "You may have seen through {partner}'s public face early on, and you're protective of it.",
        "You register {partner}'s arrival before you've looked up, and you cover it by being busy with the menu.",
      ],
      they: [
        "They probably feel more powerful with you beside them, and at times like somebody's project.",
        "It may be that nobody ever asked {partner} so directly to be real, and they're grateful and keep an eye on the exit.",
      ],
      helps: [
        'You can help {partner} change something about how they meet the world, because you were never satisfied with the introduction.',
      ],
    },
    tense: {
      between: [
        'You and {partner} size each other up on every arrival, like two cats who have met.',
        "{partner} finds you magnetic and says that you're too much, sometimes in the same phone call.",
      ],
      you: [
        "You look for the person behind {partner}'s manner, and you can forget that they also mean the manner.",
        'You feel strongly about {partner} in one direction or the other, and hardly ever in between.',
      ],
      they: [
        "They may experience your attention as a grip, though you've kept your hands in your lap.",
        'It could be that {partner} has handed you the part of the strong one, and argues with you mainly to get it back.',
      ],
      helps: [
        'Asking {partner} takes less time than working it out from their face, and they prefer it by a wide margin.',
      ],
    },
    harmonious: {
      between: [
        "{partner} goes in first, and you see who's really running the meeting.",
        'Under your eye {partner} drops the filler words, and comes across as someone who means it.',
      ],
      you: [
        "You trust how {partner} approaches people, and you follow them into places where you'd never have gotten in.",
        'You can be silent beside {partner} in public and feel that half of the impression is yours.',
      ],
      they: [
        "They seem to know that you'd step in, and it may be why they so rarely need you to.",
        'Being seen in full by you likely saves {partner} the trouble of keeping up two versions.',
      ],
      helps: [
        "You're a good pair to send into a difficult conversation, because {partner} makes it possible to begin and you don't leave before the point.",
      ],
    },
  },
}
