import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Contact } from '../../../contact.ts'

type YourJupiterContact =
  | 'jupiter~sun'
  | 'jupiter~moon'
  | 'jupiter~mercury'
  | 'jupiter~venus'
  | 'jupiter~mars'
  | 'jupiter~jupiter'
  | 'jupiter~saturn'
  | 'jupiter~asc'

/** What goes on between the reader's Jupiter and a point of the partner's. */
export const yourJupiterContacts: Record<YourJupiterContact, Record<AspectQuality, Contact>> = {
  'jupiter~sun': {
    joined: {
      between: [
        'You talk {partner} up to strangers until they have to correct the record, and some of what you said comes true within the year.',
        '{partner} brings you a modest aim and leaves with a larger one, along with the name of somebody you know who could help.',
      ],
      you: [
        'You believe in {partner} without ever having decided to, and it irritates you when they ask for evidence.',
        "You're at your most generous with {partner}, and you sometimes notice that you were hoping to hear about it.",
      ],
      they: [
        "They probably go home from you with more nerve than they brought, and find by the middle of the week that they're expected to use it.",
        "It may be hard for {partner} to bring you a small result, since you've been telling everyone about the large one.",
      ],
      helps: [
        "Your confidence arrives before there's any reason for it, which is when {partner} can use it most, as on a first night on stage.",
      ],
    },
    tense: {
      between: [
        "{partner} tells you what they've achieved and you tell them what it could lead to. They had hoped to stay with the first part for an evening.",
        'You have a philosophy about nearly everything {partner} does, and they have a face that they put on when it begins.',
      ],
      you: [
        'You mean to give {partner} a lift, and around the third sentence you can hear it turning into a commencement speech.',
        "{partner}'s pride looks to you like a shirt buttoned too high, and you keep trying to talk them out of it.",
      ],
      they: [
        'They may feel that nothing they do is ever the size you had in mind.',
        "Your advice could sound to {partner} like a polite way of saying that they're aiming too low.",
      ],
      helps: [
        'Praise that ends after one sentence does {partner} good, because they can then ask you for the rest.',
      ],
    },
    harmonious: {
      between: [
        'You hear of an opening and think of {partner} within a second, and they usually get there in time to use it.',
        "There's an easy pride on both sides, and either of you would show a cab driver the other's photo.",
      ],
      you: [
        'Being glad when {partner} does well costs you nothing, and you can be gladder about it than they are.',
        "You hear yourself being wise around {partner}, and on the whole you're wiser than you would have been alone.",
      ],
      they: [
        'They seem to hear permission in how you talk, and may have changed jobs or hair color on the strength of it.',
        "On days when {partner} has seen you, it's probably simpler for them to like themselves, since you take their good qualities as given.",
      ],
      helps: [
        "When {partner} has to sell themselves, at an interview or on a form, you're the one to ask, because it wouldn't occur to you to be modest for them.",
      ],
    },
  },
  'jupiter~moon': {
    joined: {
      between: [
        '{partner} calls in tears and is laughing twenty minutes later, and neither of you could say what you did.',
        'You two overfeed people. {partner} sends them home with leftovers, and you ask them back for Saturday.',
      ],
      you: [
        "Making {partner} happy feels like a natural talent of yours, and you don't know what to do with your hands on the day it fails.",
        "You tell {partner} they can call at any hour. You mean it, and you're sincerely surprised when the hour turns out to be four.",
      ],
      they: [
        'They probably feel safe in your optimism, the way other people feel safe with money in the bank.',
        'It may be that {partner} hides the heavier moods from you, because you take such pleasure in having cured the last one.',
      ],
      helps: [
        'New surroundings suit you both. You find the adventure in a strange town, and by evening {partner} has found the corner of it that feels like home.',
      ],
    },
    tense: {
      between: [
        "You say it'll look different in a month, and {partner}, who has to feel it today, changes the subject.",
        "You bring {partner} an extravagant present when they'd wanted you to stay another half hour.",
      ],
      you: [
        'You have trouble believing in a sadness that goes on past lunch, and you know that {partner} can see the trouble.',
        "Guilt makes you lavish with {partner}. You'll pay for a whole weekend away because you forgot to call.",
      ],
      they: [
        'They may feel hurried toward the bright side, and end up defending a bad mood that was already leaving.',
        'Your large plans probably sound to {partner} like the end of the peace and quiet they had just arranged.',
      ],
      helps: [
        "Agreeing at first that it's awful helps a good deal. {partner} comes around to a better view unaided, and somewhat sooner.",
      ],
    },
    harmonious: {
      between: [
        "You tell {partner}'s family stories back to them in a grander version, and they laugh until they've forgiven somebody.",
        '{partner} sees to it that your big gatherings have a quiet corner, and you see to it that somebody comes and sits there with them.',
      ],
      you: [
        'You feel better off around {partner} on exactly the same salary, because so little seems to be missing.',
        "You trust {partner}'s instincts about people, and you'd let a promising offer go because they had a bad feeling about it.",
      ],
      they: [
        'They seem to store up your good moods, and may get through a bleak February on something you said in July.',
        "It's likely that {partner} asks for more from you than from others, having noticed that you don't keep track.",
      ],
      helps: [
        'You two are at your best in lean times, since {partner} can make a little feel like enough and you expect it to grow.',
      ],
    },
  },
  'jupiter~mercury': {
    joined: {
      between: [
        '{partner} tells you a fact and you tell them what it means for mankind, and the check has been on the table for an hour.',
        "You recommend books by the dozen, and it's {partner} who reads them and tells you what they say.",
      ],
      you: [
        "{partner}'s questions make you eloquent. You discover convictions that you didn't know you had, and you keep some of them.",
        'You skip the middle of an argument and trust {partner} to supply it, which they do so well that you take the credit.',
      ],
      they: [
        "They probably find their own thoughts more interesting once you've been enthusiastic about them, including the ones they meant as small talk.",
        "Checking your figures may be {partner}'s form of applause, and they'd be sorry if you ever stopped giving them any to check.",
      ],
      helps: [
        'You make good students and better teachers, because you can say why a subject matters and {partner} knows which chapter comes first.',
      ],
    },
    tense: {
      between: [
        '{partner} asks how you know, and you say that everybody knows. The phones come out, and the article says something in between.',
        'You send {partner} an eleven-minute voice message, and they answer the only question that had an answer.',
      ],
      you: [
        "You feel nibbled at by {partner}'s exactness. You'd arrived with a vision, and the evening is going into its second paragraph.",
        "You meet a specific worry of {partner}'s with a general truth, and it surprises you that they'd still like the time of the train.",
      ],
      they: [
        'They may feel talked down to, mostly because you explain things so kindly to someone who looked them up last week.',
        "An assurance from you probably starts {partner} calculating, since they've noticed that you give the same one about everything.",
      ],
      helps: [
        "Dividing the labor helps, with {partner} in charge of times and tickets and you in charge of why you're going at all.",
      ],
    },
    harmonious: {
      between: [
        'You ask each other the questions that belong on a long night drive, and you do it at noon in a supermarket.',
        "{partner} goes over what you've written, and it comes back shorter and sounding more like you.",
      ],
      you: [
        "{partner} makes you funnier, and you've been caught using a remark of theirs at work as if you had just thought of it.",
        'You can say something enormous to {partner} without having to defend its size, and it gets more sensible as you go.',
      ],
      they: [
        'They likely tell you about a class or an opening before anyone else, because your first question will be when it starts.',
        'They seem to get a laugh from you every time, which may be why you hear the jokes first.',
      ],
      helps: [
        'Museums and foreign menus are good places for the two of you, since {partner} can decipher them and you can make them matter.',
      ],
    },
  },
  'jupiter~venus': {
    joined: {
      between: [
        'You like to treat {partner}, who enjoys it so visibly that the waiter brings something extra.',
        'You go shopping together for one sensible thing and come back with two beautiful ones and a plant.',
      ],
      you: [
        "You want {partner} to have the best of everything, and you've praised them to their face until they went pink.",
        "You assume that what delights you delights {partner}, and you're right just often enough to go on assuming it.",
      ],
      they: [
        "They probably feel more amusing in your company, and may save a good story for a day when you'll be there to hear it.",
        'It may take {partner} some courage to turn down one of your treats, since you look so hopeful while you offer it.',
      ],
      helps: [
        'You know how to celebrate, and small successes that other people let pass get a proper toast from the two of you.',
      ],
    },
    tense: {
      between: [
        "You've booked the famous place with the tasting menu, and {partner} would have been happy with the usual corner at the usual one.",
        "Your taste runs to more and {partner}'s to better, so a joint wedding present takes three stores and some diplomacy.",
      ],
      you: [
        "You hand out compliments by the dozen, and you see from {partner}'s smile that one made to measure would have done more.",
        'You forget that {partner} may not have as much to give away as you do, and your generosity puts them in debt.',
      ],
      they: [
        "They may feel like one guest among many at a party they'd thought was for them.",
        'Keeping up with your idea of a nice time is likely a strain for {partner}, who hides it rather gracefully.',
      ],
      helps: [
        "Asking {partner} which one they'd like, before you buy three, saves money and pleases them more than the three would have.",
      ],
    },
    harmonious: {
      between: [
        '{partner} smooths over what you blurt out, and you talk everyone into coming to whatever {partner} has made lovely.',
        'Your presents to each other are a little too good, and neither of you has ever asked about a receipt.',
      ],
      you: [
        "You're milder in your judgments after an afternoon with {partner}, and you tip better too.",
        'You like watching {partner} enjoy things as much as you like the things, so the museum café can beat the museum.',
      ],
      they: [
        "They seem to be charming just for fun when you're around, since you were won over long ago.",
        'It probably suits {partner} that you never hint. You announce that you like something, and they can stop guessing.',
      ],
      helps: [
        'Other people have a good time because of you two, and a wedding table or a fundraiser goes better with both of you at it.',
      ],
    },
  },
  'jupiter~mars': {
    joined: {
      between: [
        'You remark that it would be great if somebody did it, and {partner} has their shoes on.',
        '{partner} drives and you give directions with great confidence, and you end up somewhere remarkable on very little gas.',
      ],
      you: [
        "You enjoy {partner}'s fire as if it were your own, and you tend to add fuel before asking what's burning.",
        "You put {partner}'s name down for things. They win, and you feel that you had a hand in it, which you did.",
      ],
      they: [
        'They probably get more done in the two days after talking to you, and may wonder on the third how they were talked into it.',
        "Your faith takes away {partner}'s excuses, and with that much encouragement they likely don't miss them.",
      ],
      helps: [
        "Adventures are what you're made for as a pair, since you point out the far shore and {partner} is already in the water.",
      ],
    },
    tense: {
      between: [
        "You cheer {partner} on into a fight, and once they're in the middle of it you give the speech about forgiveness.",
        "{partner} wants to beat somebody and you'd like everyone to do well, which comes out by the second round of any board game.",
      ],
      you: [
        "You feel that {partner} wastes effort on small enemies, and you've told them so at the moment when they needed an ally.",
        'You volunteer {partner} for things because nothing seems to tire them, and you feel bad when something does.',
      ],
      they: [
        'They may hear your calm view of the matter as a refusal to take their side.',
        "Being told that it'll work out is probably maddening to {partner}, who was planning to make it work out by hand.",
      ],
      helps: [
        "{partner} can take an opinion from you once you've spent an hour at their side doing the actual work, and seldom before.",
      ],
    },
    harmonious: {
      between: [
        'You have the map spread out, and {partner} has already talked to the man with the boat.',
        '{partner} comes off the field or out of the meeting, and you retell it to them in a version where they did well.',
      ],
      you: [
        "You give {partner} a push simply by assuming that they'll do it, and a second push is hardly ever needed.",
        "You get around to more of what you've always said you'd do, because {partner} asks you for the date.",
      ],
      they: [
        "Losing seems to bother {partner} less in front of you, since you're talking about the next chance before they've finished swearing.",
        "They likely see their own temper from a friendly distance around you, because you laugh at it and they can tell you're on their side.",
      ],
      helps: [
        "You're strong at anything with an audience and a risk in it, such as a market stall or a relay race.",
      ],
    },
  },
  'jupiter~jupiter': {
    joined: {
      between: [
        'You both say yes to things, and the month is full before either of you asks what the other said yes to.',
        "Talk between you drifts to what life is for, and by midnight you've agreed on nearly all of it.",
      ],
      you: [
        "You needn't supply all the hope when {partner} is there. It's restful, and sometimes it leaves nobody to look at the price.",
        "You and {partner} have the same sense of what's fair, and you only notice how much discussion it saves when you're with others.",
      ],
      they: [
        'They probably take your faith for granted because it resembles theirs, and would be startled to hear you doubt.',
        'A stroke of luck on your side seems to cheer {partner} up as if it proved something about their own chances.',
      ],
      helps: [
        "You're good at causes, because a petition or a campaign goes further with two people who both think it can be won.",
      ],
    },
    tense: {
      between: [
        'Each of you knows the right way to live, and two right ways have been explained at length to the same friends.',
        'One of you wants the ruins and the other wants the beach, and you each think the other has missed the point of going away.',
      ],
      you: [
        "You find {partner}'s convictions a little loud, and you answer them with your own at the same volume.",
        "You're generous with what matters to you, and it puzzles you that {partner} thanks you politely and is generous with something else.",
      ],
      they: [
        "They may feel that you're tolerant of every opinion in the world with the exception of theirs.",
        'What you call a principle probably looks like a preference to {partner}, who holds just as firmly to another one.',
      ],
      helps: [
        "Curiosity gets you two further than persuasion, and the evenings are good once it's settled that nobody will be converted.",
      ],
    },
    harmonious: {
      between: [
        "Your hopes are different and get along, and an odd piece of luck that one can't use tends to suit the other.",
        'You recommend each other for things, and it comes off more often than chance would explain.',
      ],
      you: [
        "You can mention a big hope to {partner} without getting either a laugh or a schedule, and it's allowed to grow.",
        "{partner} can teach you to enjoy something you'd call a waste of time, and you may be a bit embarrassed by how much you like it.",
      ],
      they: [
        'They seem to like where your thoughts go, and read what you send them to the end.',
        "Kindness from you probably puts {partner} under no pressure, and when it's their turn they give without a speech.",
      ],
      helps: [
        "You keep each other's spirits up over the long haul, since the one who is having the better year tends to be generous with it.",
      ],
    },
  },
  'jupiter~saturn': {
    joined: {
      between: [
        "You say how wonderful it'll be and {partner} says what it'll take, and most of what you do together gets settled in that order.",
        "Friends bring the two of you a plan to see what's left of it, and what's left is usually worth doing.",
      ],
      you: [
        "You trust your luck more once {partner} has gone over it with a pencil, and you wouldn't tell them so while they're at it.",
        'Next to {partner} you feel like a kid with a kite beside someone reading the forecast, and the forecast is often right.',
      ],
      they: [
        'They probably worry less in your company than anywhere else, and grumble to keep the habit up.',
        "Your optimism may look to {partner} like a bill that's going to be sent to their address.",
      ],
      helps: [
        "Saving up suits you as a pair. You know what it's all for, {partner} knows how much is missing, and the sum grows.",
      ],
    },
    tense: {
      between: [
        "You're measuring for the deck while {partner} reads about permits, and by evening each has annoyed the other with true statements.",
        'When something goes well you want to double the stake, while {partner} would like to put the winnings away before anyone gets ideas.',
      ],
      you: [
        "You hear gloom in every careful remark of {partner}'s, and now and then you're reckless for an afternoon just to get some air.",
        'You make light of a risk, and you find out how {partner} took it only when they mention the hour they were awake.',
      ],
      they: [
        'They may have become the careful one because the other part was taken.',
        "Each time you say that it'll be fine, {partner} likely adds an item to the list of things they have to check.",
      ],
      helps: [
        'It pays to let {partner} name the worst case first and then ask for the likely one, which turns out to be close to yours.',
      ],
    },
    harmonious: {
      between: [
        'You open the conversation and {partner} closes the deal, and car dealers come away with some respect for both of you.',
        "{partner} gives you a limit, you do something inventive inside it, and you're both proud of the result for opposite reasons.",
      ],
      you: [
        'Your enthusiasms can last longer with {partner} around. They make it past the first month.',
        'You know how to make {partner} laugh about duty, and you ration it so that it keeps working.',
      ],
      they: [
        "They seem to allow themselves more when you've said it's allowed, as if a second signature had been needed.",
        "Your hopes are probably restful to {partner}, because you let them be tested and don't sulk over the results.",
      ],
      helps: [
        'Careers do well with both of you looking on, since you can tell what to reach for and {partner} can tell when to ask.',
      ],
    },
  },
  'jupiter~asc': {
    joined: {
      between: [
        'You introduce {partner} with a superlative, and they spend a minute living it down and an evening living up to it.',
        "People assume there's some good news when you two come in, and they move their bags to make room.",
      ],
      you: [
        "The sight of {partner} puts you in a vacation mood, and you've suggested lunch before you've finished saying hello.",
        'You see more in {partner} than they show, and you tend to announce it when other people are listening.',
      ],
      they: [
        "They probably go into a crowd more easily when you're somewhere in it, and look around for you first.",
        'Being presented at double size could make {partner} wish for a smaller room.',
      ],
      helps: [
        "You're lucky for each other at first meetings, since you vouch for {partner} and they make you look like a good judge of people.",
      ],
    },
    tense: {
      between: [
        "You come in with open arms and a proposal, and {partner} hasn't even put their bag down.",
        "{partner} likes how you fill a room, and is ready to leave it about an hour before you've finished filling it.",
      ],
      you: [
        'You feel that {partner} is made for larger things, and your hints on the subject have become easy to recognize.',
        'You overwhelm {partner} a little at the start, and you can tell because their answers shrink to one word.',
      ],
      they: [
        "They may like you best one-on-one, where all the warmth is for them and there's nothing to keep up with.",
        'Your high opinion could feel to {partner} like clothes a size too big, flattering and hard to walk in.',
      ],
      helps: [
        "A quieter hello pays off, because {partner} opens up by themselves when they aren't being welcomed quite so hard.",
      ],
    },
    harmonious: {
      between: [
        "Strangers in line tell the two of you their plans. You ask, {partner} looks trustworthy, and you've missed your turn at the counter.",
        '{partner} tries on the daring pair of glasses because you said so, and may wear them for years.',
      ],
      you: [
        "You're more sociable at {partner}'s parties than at your own, and you leave with an invitation or two.",
        "You've caught yourself defending {partner}'s manner to people who hadn't attacked it.",
      ],
      they: [
        "They seem to get a fairer hearing where you've spoken of them first, and may know how much of it is owed to you.",
        'With you {partner} likely forgets to be self-conscious, and it does more for their looks than a week of sleep.',
      ],
      helps: [
        "Travel agrees with you both, and you can land in a town where you know no one and be asked to somebody's birthday.",
      ],
    },
  },
}
