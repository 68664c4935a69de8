import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Contact } from '../../../contact.ts'

type YourMoonContact =
  | 'moon~sun'
  | 'moon~moon'
  | 'moon~mercury'
  | 'moon~venus'
  | 'moon~mars'
  | 'moon~jupiter'
  | 'moon~saturn'
  | 'moon~uranus'
  | 'moon~neptune'
  | 'moon~pluto'
  | 'moon~asc'

/** What goes on between the reader's Moon and a point of the partner's. */
export const yourMoonContacts: Record<YourMoonContact, Record<AspectQuality, Contact>> = {
  'moon~sun': {
    joined: {
      between: [
        "{partner} turns up with an idea for the day, and you've sensed by the second sentence whether it will end well.",
        'You adjust to {partner} without noticing it, down to what you order, and they take the agreement for chance.',
      ],
      you: [
        'When {partner} is fully themselves you feel settled, and it takes you hours to recover when something has cut them down to size.',
        "You know what {partner} wants a moment before they do, and you've supplied it so fast that nobody asked what you wanted.",
      ],
      they: [
        'They probably feel braver for having you in their corner, and put it down to a good day.',
        "You seem to be the person {partner} brings things to, and applause elsewhere may count only after they've told you.",
      ],
      helps: [
        "You make a good center for other people, who come for {partner}'s stories and stay because you noticed they hadn't eaten.",
      ],
    },
    tense: {
      between: [
        "{partner} pictures what they're going to do and you picture the weeks of it, so the same job offer is good news and bad.",
        "You need a slow start, and {partner} is busy explaining the day. By nine you've agreed to something in order to be left alone.",
      ],
      you: [
        "Being overlooked stings most when {partner} is having their best day, and it's an ungenerous feeling that you try to hide.",
        'You let {partner} decide, and then your mood votes against it all afternoon.',
      ],
      they: [
        "They probably notice later than you'd like that you're upset, and then feel accused of having been happy.",
        "Your moods may look to {partner} like a problem with a deadline, and offering to fix things is the only move they're sure of.",
      ],
      helps: [
        "Telling {partner} early that you're not in the mood gets you both further than letting them work it out from the silence.",
      ],
    },
    harmonious: {
      between: [
        'You and {partner} fall into a rhythm by the second day of any trip, with no discussion about who gets up first.',
        "{partner}'s high spirits cheer you without wearing you out, and when you make a fuss over them they enjoy it and get on with the day.",
      ],
      you: [
        "A low day doesn't have to be hidden from {partner}, who goes on being themselves beside you and expects nothing.",
        "You like who you are when you're taking care of {partner}, since they notice it and don't get used to it.",
      ],
      they: [
        'They probably take your support for granted in the best way, and run larger risks because of it.',
        'For {partner} you probably make ordinary things pleasant, and they may have started to look forward to errands.',
      ],
      helps: [
        'Plain days are what you two are good at, and a week with nothing planned in it is likely to be a good week.',
      ],
    },
  },
  'moon~moon': {
    joined: {
      between: [
        'You and {partner} get tired at the same point in the evening, and one look across the room has you both hunting for your shoes.',
        'Neither of you has to explain a bad mood, which is comforting until you both have one.',
      ],
      you: [
        'You feel known by {partner} in the small things, down to the kind of silence you like in a car.',
        "{partner}'s moods reach you so quickly that by evening you can't say which of you was sad to begin with.",
      ],
      they: [
        "They probably take it for granted that you feel what they feel, and are taken aback on the days when you don't.",
        "You may seem familiar to {partner} in a way that has very little to do with how long they've known you.",
      ],
      helps: [
        'You know how to rest together, and an evening with no program does more for you two than a weekend away.',
      ],
    },
    tense: {
      between: [
        'What calms you winds {partner} up. After a hard day one of you wants to talk and the other wants nobody to say a word.',
        'You two are at your neediest on the same evening, and each waits for the other to ask.',
      ],
      you: [
        "The comfort you offer {partner} is the kind that would work on you, and it's discouraging to watch it fail.",
        "You feel judged in your habits when {partner} merely has other ones, and you've defended how you load a dishwasher with more heat than it deserved.",
      ],
      they: [
        "They probably think they're being considerate, by rules that work on them, and don't see why the gesture misses.",
        "Some of your reactions probably come out of nowhere for {partner}, as some of theirs do for you, and they'd rather wait than guess.",
      ],
      helps: [
        "Naming the remedy works better than hoping for it, since either of you will gladly do the right thing once you've been told which it is.",
      ],
    },
    harmonious: {
      between: [
        'You two get comfortable fast. By the second visit somebody has fallen asleep on the couch and nobody minds.',
        'What you need differs from what {partner} needs just enough to be interesting, and you take turns without anyone keeping a schedule.',
      ],
      you: [
        'You can be out of sorts around {partner} without owing anyone an explanation, and it passes sooner for that.',
        "On {partner}'s bad days you know what to bring, and it pleases you to get it right.",
      ],
      they: [
        'They probably find you restful, and may tell you about the day in more detail than they give anybody else.',
        'Being cared for by you seems to come without a debt for {partner}, so they accept more of it than they usually would.',
      ],
      helps: [
        'Hard times are easier for you two than for most pairs, since each knows when to bring food and when to leave the room.',
      ],
    },
  },
  'moon~mercury': {
    joined: {
      between: [
        "{partner} can put your feeling into words while you're deciding whether you have one.",
        'You and {partner} message all day about nothing in particular, and the texts about groceries hold most of the affection.',
      ],
      you: [
        'Talking a thing through with {partner} calms you down, even if the talk changes nothing.',
        "You sometimes wish {partner} would just sit there, because a feeling that's been explained is hard to go on having.",
      ],
      they: [
        'They probably find you responsive to every word, and pick the words with more care than they do elsewhere.',
        'Your reactions are information to {partner}, who may ask how you feel the way another person checks a weather app.',
      ],
      helps: [
        "You're good at making sense of things together, and an hour of talk after a confusing family visit straightens it out for both.",
      ],
    },
    tense: {
      between: [
        "You say you're hurt and {partner} asks when exactly, and now there are two problems.",
        "{partner} makes a light remark in passing, and at bedtime you're working on the answer.",
      ],
      you: [
        "Often {partner} is right in what they say, and it makes you angrier, since being right wasn't what you came for.",
        'You drop hints that {partner} would have to be you to catch, and you count the misses.',
      ],
      they: [
        'They may feel that words are being taken as weapons when they meant them as a way of sorting things out.',
        'It must be frustrating for {partner} to have an argument change its subject halfway, and they cling to the facts because nothing else keeps still.',
      ],
      helps: [
        'Serious subjects go better in writing for you two, since a message can be read a second time when the mood has changed.',
      ],
    },
    harmonious: {
      between: [
        "You give {partner} the mood of a situation and they give you the words for it, and a puzzling evening makes sense before you've parked.",
        'Checking in is easy between you. A one-line text from {partner} at lunch tells you how the whole day is going.',
      ],
      you: [
        'You can tell {partner} something halfway and trust them to let it be untidy for a while.',
        "A worry that you've told {partner} stops growing, since they have a knack for leaving a problem the size it was.",
      ],
      they: [
        "They probably like that you remember what they said months ago, including the parts they'd thrown in as jokes.",
        'Talking with you is likely restful for {partner}, since you listen for the meaning and let a clumsy sentence pass.',
      ],
      helps: [
        "You're good at breaking news to other people, since you know how it will feel and {partner} knows how to say it.",
      ],
    },
  },
  'moon~venus': {
    joined: {
      between: [
        'You and {partner} are sweet to each other in public without noticing, and friends roll their eyes with some envy.',
        '{partner} knows how to make an hour pleasant and you know how to make it last, so most of your visits run over.',
      ],
      you: [
        'You feel soft around {partner}, and readier to be spoiled than you are with anyone else.',
        'Small complaints about {partner} get dropped, since everything is so nice, and some of them come back with interest.',
      ],
      they: [
        'They probably feel appreciated for the graceful things they do that other people fail to notice.',
        "A small gift for you may take {partner} more thought than you'd believe, because your being pleased matters to them.",
      ],
      helps: [
        'You two put people at their ease, and a tense family dinner goes better with both of you at the same end of the table.',
      ],
    },
    tense: {
      between: [
        'You want to be cared for and {partner} wants to enjoy themselves, so a Friday can start with two disappointed people being polite.',
        "{partner} is charming to everyone at the party, and on the way home you're nursing a feeling that's too small to mention.",
      ],
      you: [
        'You look after {partner} and get thanked with something pretty, when you would have liked to be looked after.',
        "Whether {partner} is being nice or being close isn't always clear to you, and you need to know which.",
      ],
      they: [
        "They may believe they've shown their affection plainly, and be puzzled that it hasn't reached you.",
        "A heavy mood on a good evening probably seems unkind to {partner}, and they'd rather go on being cheerful than ask about it.",
      ],
      helps: [
        'Comfort and fun do better on separate evenings between you, with one for staying in and one for getting dressed up.',
      ],
    },
    harmonious: {
      between: [
        'Kindness is the default between you, and an apology usually comes from both sides at once.',
        "You and {partner} agree on what's cozy, so renting a cabin or picking a caf\u00e9 takes no time at all.",
      ],
      you: [
        "You feel well treated by {partner}, in an unremarkable way that you notice only when you're with someone else.",
        'Asking {partner} for a hug or a favor is simple, and you do it without building up to it.',
      ],
      they: [
        "They probably like how easily you're pleased, and pulling it off puts them in a cheerful mood.",
        'Your warmth takes the effort out of being likable for {partner}, and they may be less polished and funnier with you.',
      ],
      helps: [
        'After a quarrel a drive and some ice cream do the work of a long talk, and neither of you feels that anything was swept aside.',
      ],
    },
  },
  'moon~mars': {
    joined: {
      between: [
        "{partner} acts and you react within seconds, and people who don't know you think you're fighting when you're only having lunch.",
        '{partner} pulls you out of a mood by making you do something, and about every third time the mood wins.',
      ],
      you: [
        "Around {partner} you feel everything more strongly, hunger included, and you're rarely bored.",
        "You flinch at {partner}'s tone even when it's aimed at a website, and it takes your stomach a while to get the message.",
      ],
      they: [
        'They probably feel protective of you and act on it quickly, and may be astonished when you cry at the rescue.',
        "Your feelings seem to set {partner} in motion, sometimes before they've asked whether you wanted anything done.",
      ],
      helps: [
        'A real emergency brings out the best in you two, since you know what matters and {partner} is halfway there.',
      ],
    },
    tense: {
      between: [
        '{partner} says it fast and hot and is done with it, while you carry the sentence around until Sunday.',
        'You go quiet to keep the peace and {partner} pokes at the quiet, until you say something that proves them right.',
      ],
      you: [
        "You feel pushed by {partner} when you're least movable, which is when you're tired and haven't eaten.",
        "What {partner} did gets saved up, and it comes out over something that wasn't worth a raised voice.",
      ],
      they: [
        'They probably hear a complaint in your sighs and would rather have the fight, which to them at least has an end.',
        'Your hurt can seem to {partner} like a rule that they keep breaking without having been shown it.',
      ],
      helps: [
        'Half an hour before any serious discussion does a lot of good here, because you can find out what you feel and {partner} can walk it off.',
      ],
    },
    harmonious: {
      between: [
        "You mention a thing that's been bothering you, and {partner} has the toolbox out before you've finished.",
        "There's some heat between you and {partner} that does no harm. You tease each other, and everyone within earshot cheers up.",
      ],
      you: [
        "{partner}'s anger doesn't scare you, since it says what it wants and then it's over.",
        "You get going on days when you'd have stayed under the covers, because {partner} texts that they're outside.",
      ],
      they: [
        "They probably like having someone to be strong for who doesn't make a ceremony of it.",
        "For {partner} your instinct seems to be worth consulting, and they'll hold back a move if you say that it feels wrong.",
      ],
      helps: [
        'Practical care is your strength as a pair, as when a friend has to get out of a fourth-floor apartment with {partner} lifting and you soothing.',
      ],
    },
  },
  'moon~jupiter': {
    joined: {
      between: [
        "{partner} makes your worries smaller by laughing at them kindly, and you make their plans livable by asking who's going to feed everyone.",
        'You and {partner} overdo it together, with too much food and guests who stay until one, and nobody is sorry.',
      ],
      you: [
        'You feel lucky to know {partner}, and more generous, and you have to watch what you offer other people in that state.',
        "A sadness that you bring to {partner} comes back with a bright side, and part of you would've liked to be sad a bit longer.",
      ],
      they: [
        'They probably feel welcome with you at full size, with every opinion and the whole appetite.',
        "Your contentment seems to count as a success with {partner}, and they'll go to some expense to produce it.",
      ],
      helps: [
        'Full tables suit you two, and people at loose ends on a holiday tend to end up at one of them.',
      ],
    },
    tense: {
      between: [
        "You'd like a small evening and {partner} has invited people. By ten you're enjoying it and annoyed that you do.",
        '{partner} promises you something on a good day, and you remember it on a bad one and ask for the date.',
      ],
      you: [
        "You bring {partner} something that hurts and it's talked up or talked away, when you only wanted it heard.",
        "You give {partner} too much because they take it so gladly, and then you're short with them about something else.",
      ],
      they: [
        'They may think that cheering you up is what affection asks of them, and feel a bit foolish when it fails.',
        "Your worry may sound to {partner} like a lack of faith, and they'd like to be trusted before the result is in.",
      ],
      helps: [
        'An agreed limit on guests or spending takes the strain out, because everything below it can be enjoyed without a chaperone.',
      ],
    },
    harmonious: {
      between: [
        '{partner} can make you laugh within a minute of a bad phone call, and you let them.',
        "You're both hospitable to the other's friends, and the two circles have mixed more than anyone arranged.",
      ],
      you: [
        'There seems to be enough of everything when {partner} is around, and even your patience goes further.',
        "You take {partner}'s advice about feelings, of all things, since it always assumes that you'll be fine.",
      ],
      they: [
        'They probably expand in your company, because you listen to the big idea and then ask how they are.',
        "They likely think nothing of being good to you, and don't realize how much of it you've stored up.",
      ],
      helps: [
        'You recover quickly from quarrels, since neither of you really believes that the other meant harm.',
      ],
    },
  },
  'moon~saturn': {
    joined: {
      between: [
        '{partner} shows affection by seeing to things, and you would sometimes trade a renewed parking permit for a kind word.',
        "You two have a grave side together that others don't see, and the important talks happen late and are remembered.",
      ],
      you: [
        'You feel safer with {partner} than with more easygoing people, and also more careful about what you let show.',
        'You go to {partner} with a problem sooner than with a feeling, because a problem is what they visibly like.',
      ],
      they: [
        "They probably go stiff when you're sad because they feel responsible for it, and it looks to them like a task they've failed.",
        'Your softness may be precious to {partner} and a little alarming, and a formal tone is how they keep from mishandling it.',
      ],
      helps: [
        'Routine is kind to you two, and a standing Sunday call does more than any declaration.',
      ],
    },
    tense: {
      between: [
        "You bring a feeling and {partner} brings the reason it's unreasonable, and you both hang up feeling alone with it.",
        'You ask for less from {partner} each time, and they, hearing no complaint, conclude that everything is in order.',
      ],
      you: [
        "You feel like too much around {partner}, and you edit yourself down until you're a bit too little.",
        "A pause from {partner} sounds like a no to you, and you've taken things back that might well have gotten a yes.",
      ],
      they: [
        'They may be fonder of you than they can say, and believe that being reliable says it for them.',
        "What you need can look to {partner} like one more duty at the end of a long day, and they're probably ashamed to see it that way.",
      ],
      helps: [
        'One exact request with a time attached works well with {partner}, who hardly ever refuses a thing they know how to carry out.',
      ],
    },
    harmonious: {
      between: [
        "{partner} does what they said they'd do and you notice, and much of the affection between you runs along that line.",
        'You and {partner} are good at the dull parts. Even tax weekend has takeout and some dry humor in it.',
      ],
      you: [
        'You can fall apart a little in front of {partner}, who neither panics nor rushes you and will have made a list by morning.',
        "Even the feelings that {partner} wouldn't have had are treated with respect, and you've come to count on it.",
      ],
      they: [
        "They probably relax with you in a way that few people get to see, and don't announce it.",
        'For {partner} your loyalty is likely a fact they can plan around, which from them is high praise.',
      ],
      helps: [
        'Looking after somebody for years, such as an aging relative or a stubborn dog, is something you two do better than most.',
      ],
    },
  },
  'moon~uranus': {
    joined: {
      between: [
        '{partner} appears without warning and leaves the same way, and your week has arranged itself around not knowing.',
        'You two have your own customs, such as breakfast at midnight, and neither could say when they started.',
      ],
      you: [
        "You feel excited by {partner} and slightly on edge, and some nights you can't tell which is keeping you up.",
        "One good evening with {partner} gets you attached in a rush, and then you check your phone more than you'd like.",
      ],
      they: [
        'They probably feel less alone with their oddness around you, and show up precisely because nobody said they had to.',
        "It may surprise {partner} each time how near you'd like to be, and they step back to have room to want the same.",
      ],
      helps: [
        "You're good at inventing arrangements that suit you, including how often you see each other and which holidays you skip.",
      ],
    },
    tense: {
      between: [
        "You've cooked, {partner} is somewhere else, and the text that explains it arrives when you've stopped wanting it explained.",
        'Closeness comes in jolts between you, with a wonderful Saturday and then a remoteness that nobody decided on.',
      ],
      you: [
        "Some part of you can't settle with {partner} and is always listening for the change in their voice.",
        'You hold on tighter when {partner} goes distant, knowing that it makes them go further.',
      ],
      they: [
        "They may be at their fondest from a small distance, and have no way to say so that doesn't sound like a complaint.",
        "Being expected at the same hour every day can turn a pleasure into a duty for {partner}, who'd hate for you to become one.",
      ],
      helps: [
        'A small thing that never changes, such as one message every night, buys {partner} a lot of freedom in everything else.',
      ],
    },
    harmonious: {
      between: [
        'You two can change the whole plan at the last minute, and the replacement is usually the story you tell afterward.',
        '{partner} is good for your moods, mostly by saying something so unexpected that you forget you had one.',
      ],
      you: [
        "Clinging isn't something you do with {partner}, and it surprises you, since with other people you might.",
        'You tell {partner} the strange feeling along with the ordinary ones, because they find the strange one more interesting.',
      ],
      they: [
        "They probably find closeness less confining with you than they'd feared, and come back sooner for it.",
        'It seems easy for {partner} to be friends with you first, whatever else the two of you are.',
      ],
      helps: [
        'You give each other room without going cold, which is worth a lot in any year when one of you has to be away.',
      ],
    },
  },
  'moon~neptune': {
    joined: {
      between: [
        "You and {partner} sense each other's state across a room, and sometimes across a city, and then wonder whether you imagined it.",
        "Together you drift. You and {partner} meant to leave at eight, and at ten you're deep in a conversation about one song.",
      ],
      you: [
        "You feel tender toward {partner} and a little porous, and you've come home from seeing them with a mood you can't account for.",
        "Before {partner} has said what for, you've forgiven them, and later you aren't sure what you agreed to overlook.",
      ],
      they: [
        'They probably count on being understood without words, and would be sorry to have to use any.',
        'For {partner} you may be partly a dream of being looked after, and it takes them time to notice that you get tired.',
      ],
      helps: [
        'You soothe each other, and something quiet such as a swim or an old movie puts you both right faster than any discussion.',
      ],
    },
    tense: {
      between: [
        "You worry about {partner}, they say nothing's the matter, and the nothing fills the whole car.",
        'You and {partner} protect each other from unpleasant facts, so that bad news arrives late and in pieces.',
      ],
      you: [
        "You feel sorry for {partner} so readily that you forget you were the one who'd been let down.",
        'A firm answer from {partner} about anything near the heart is hard to get, and you supply the worst one yourself.',
      ],
      they: [
        'They may drift off when feelings run strong, less from indifference than from having no skin for them.',
        "It's probably painful for {partner} to disappoint you, and a hopeful half-truth can look to them like the gentler choice.",
      ],
      helps: [
        'Plain questions asked in the afternoon help, since late at night you and {partner} tend to answer what you think was meant.',
      ],
    },
    harmonious: {
      between: [
        "You and {partner} need few words for what's sad or beautiful, and a glance at the right moment of a concert covers it.",
        "{partner} senses when you'd like to be left to daydream, and you sense when they should be called back.",
      ],
      you: [
        'You feel no need to toughen up around {partner}, who treats your sensitivity as ordinary good hearing.',
        'Time with {partner} leaves you dreaming more and worrying less, and small annoyances lose their grip.',
      ],
      they: [
        'They probably feel forgiven by you in advance, and do better for it than they would under supervision.',
        "In a loud week you're likely {partner}'s quiet spot, and they'll get in touch with nothing to say.",
      ],
      helps: [
        'Compassion is what you two have to spare, and people in trouble do well with both of you, as long as somebody watches the clock.',
      ],
    },
  },
  'moon~pluto': {
    joined: {
      between: [
        'Feelings run deep and fast between you, and an unanswered text from {partner} can take over an afternoon.',
        "{partner} asks what's really wrong and keeps asking, and what you end up saying surprises you both.",
      ],
      you: [
        'You feel bound to {partner} somewhere below reason, and you watch them more closely than you watch anyone.',
        "Around {partner} you can have feelings that you didn't know you owned, and you may not admire all of them.",
      ],
      they: [
        'They probably want to know everything you feel, and may press because the closed parts of you worry them.',
        "You're likely someone {partner} can't be casual about, even when they're being casual on purpose.",
      ],
      helps: [
        'You help each other find the root of things, and an old family pattern is easier to see when you and {partner} have talked it over.',
      ],
    },
    tense: {
      between: [
        'One of you withholds and the other digs, and you two trade the parts so smoothly that nobody can say who began.',
        'A forgotten call becomes a question of loyalty between you and {partner}, and an hour later you may be discussing something from long before.',
      ],
      you: [
        'You can feel managed through your soft spots, and you may keep a few of them from {partner}.',
        "Now and then you go silent to see how far {partner} will come after you, and you aren't proud of it.",
      ],
      they: [
        "They may hold on hard because your moods have more power over them than they'd ever tell you.",
        "An undisclosed feeling of yours is probably a threat to {partner}, who'd sooner hear something painful than be left to imagine it.",
      ],
      helps: [
        'Speaking at the first twinge works better than waiting, because what you two keep from each other gets heavier by the day.',
      ],
    },
    harmonious: {
      between: [
        'You can be in a foul mood around {partner} and nobody hurries you out of it.',
        'You two talk about the things people skip, and you often do it while chopping vegetables.',
      ],
      you: [
        "Telling {partner} the worst of it makes you stronger, and it's easier than you'd feared.",
        'You trust {partner} to keep what you said to themselves, and it has made you bolder with the truth elsewhere.',
      ],
      they: [
        'They probably feel trusted by you with real things, and guard them with some ferocity.',
        "For {partner} your tenderness may do what argument can't, and they've probably given up an old position or two because of it.",
      ],
      helps: [
        "You're at your most useful to each other when a job or a way of life is over, since neither of you flinches and both can see past it.",
      ],
    },
  },
  'moon~asc': {
    joined: {
      between: [
        '{partner} walks in and your mood has responded before either of you says hello.',
        "People may remark that you and {partner} have the same gestures, and it'd be hard to say who started it.",
      ],
      you: [
        "{partner}'s presence soothes you in itself, and having them in the next seat is enough for a long flight.",
        "You fuss over whether {partner} looks tired, and they'd sometimes like to be the one who says so.",
      ],
      they: [
        'They probably feel looked after by you and a little transparent, since no brave face has ever fooled you.',
        'For {partner} you take the edge off meeting the world, and they may call you from the parking lot before going in.',
      ],
      helps: [
        'You two steady each other in unfamiliar places, and a long wait at an airport or an office passes almost pleasantly.',
      ],
    },
    tense: {
      between: [
        '{partner} puts on the face that the situation needs, and you, who know better, are hurt to be shown it too.',
        'You show up in a mood and {partner} shows up in company manners, and the first ten minutes go to sorting out who adjusts.',
      ],
      you: [
        "{partner}'s brisk hello reads to you as a report on how things stand, and you spend the visit trying to change it.",
        "You'd like to be greeted by {partner} as someone special, and you get the same friendliness as the neighbor.",
      ],
      they: [
        "They may feel that your moods ask to be answered before they've got both feet in the room.",
        "Keeping up a front is probably how {partner} gets through the day, and they don't experience it as distance.",
      ],
      helps: [
        'A few minutes of arriving help, with nothing asked of anyone, and after that you and {partner} are both easier to reach.',
      ],
    },
    harmonious: {
      between: [
        "You like {partner}'s manner and they like how you take it, so getting together feels good from the first minute.",
        "{partner} can take you along anywhere, since you catch the tone they've set and fill in the warmth.",
      ],
      you: [
        'When {partner} does the talking, at the hotel desk or with a difficult aunt, you relax.',
        'You can tell how {partner} is from how they stand, and you generally guess right about whether to ask.',
      ],
      they: [
        "They probably like how they come across when you're around, which is kinder than they get credit for elsewhere.",
        'With you {partner} can likely leave off the little performances they give at work, and they may sit differently within minutes.',
      ],
      helps: [
        'Shy people do well with the two of you, and a guest who knew nobody tends to remember having talked more than usual.',
      ],
    },
  },
}
