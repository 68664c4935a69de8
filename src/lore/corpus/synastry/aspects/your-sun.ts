import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Contact } from '../../../contact.ts'

type YourSunContact =
  | 'sun~sun'
  | 'sun~moon'
  | 'sun~mercury'
  | 'sun~venus'
  | 'sun~mars'
  | 'sun~jupiter'
  | 'sun~saturn'
  | 'sun~uranus'
  | 'sun~neptune'
  | 'sun~pluto'
  | 'sun~asc'

/** What goes on between the reader's Sun and a point of the partner's. */
export const yourSunContacts: Record<YourSunContact, Record<AspectQuality, Contact>> = {
  'sun~sun': {
    joined: {
      between: [
        'You and {partner} want credit for the same sort of thing, so you cheer for each other and quietly check the score.',
        'Your birthdays fall close together, and a joint party never quite settles whose it was.',
      ],
      you: [
        "You recognize {partner}'s reasons before they've finished giving them, and it's restful to skip the explaining.",
        'Your own worst habit is easier to see across the table, and you find yourself correcting {partner} for something you did on Monday.',
      ],
      they: [
        'They probably feel well understood and slightly duplicated, especially when you tell the story they were about to tell.',
        "It's probably good for {partner} to have an ally with the same goal, and harder when only one of you can get it.",
      ],
      helps: [
        'Separate territories help, since two people this alike do best when each has a subject on which the other asks for advice.',
      ],
    },
    tense: {
      between: [
        'You and {partner} each have a good plan for the same Saturday, and either way somebody spends the day as a guest.',
        "In company you correct each other's version of events, and friends learn to wait until both versions are in.",
      ],
      you: [
        'What makes you feel most like yourself is exactly what {partner} finds beside the point, and you want their applause for it anyway.',
        'When {partner} is at their best you can feel oddly in the way, and you start talking about your own week.',
      ],
      they: [
        "They probably hear your confidence as a ruling on how to live, and push back before you've asked for anything.",
        'What {partner} sees in you is likely a life run by other priorities, which is interesting on some days and tiring on others.',
      ],
      helps: [
        'Taking turns works better for you two than meeting in the middle, because a compromise bores both of you and a turn makes one of you happy.',
      ],
    },
    harmonious: {
      between: [
        'Neither of you has to shrink for the other to do well, and a promotion on one side is good news on both.',
        'When you make plans with {partner}, the deciding takes five minutes, because you want different things that fit into one day.',
      ],
      you: [
        "Around {partner} you don't perform, because what you're proud of gets noticed without being brought up.",
        "You like how {partner} goes about things, even where you'd do them differently, and you rarely feel the urge to improve on it.",
      ],
      they: [
        'They probably find you easy to be on a team with, and may forget to say so, since nothing ever forces the subject.',
        'Your approval seems to reach {partner} without conditions attached, and they tend to be a little bolder in your company.',
      ],
      helps: [
        "You're well suited to a long undertaking with two names on it, since neither of you will waste the second month on rivalry.",
      ],
    },
  },
  'sun~moon': {
    joined: {
      between: [
        "You set the direction and {partner} sets the mood. On a trip you've picked the town, and they've noticed that everyone is hungry.",
        '{partner} can tell your day from the first three words of a call, and the rest of theirs tends to go the same way.',
      ],
      you: [
        'You feel calmer and larger around {partner}, who responds to the person you are when nobody needs impressing.',
        "It's easy to forget that the comfort you take in {partner} is something they do, and that they might be tired of doing it.",
      ],
      they: [
        'They probably feel more at ease with you than they can account for, and take your good days personally.',
        "Your attention probably matters more to {partner} than they show, and an evening when you're busy being important elsewhere may leave them low.",
      ],
      helps: [
        "You're a good pair for starting over somewhere, since you know what it's for and {partner} can make an unfamiliar place livable.",
      ],
    },
    tense: {
      between: [
        "You announce what you're going to do, {partner} has a feeling about it, and the two of you discuss the plan when the feeling was the point.",
        'What makes you proud keeps you away from what makes {partner} comfortable. The late meeting and the quiet evening fall on the same Tuesday.',
      ],
      you: [
        "A mood that isn't yours often seems to hold you back, and you get brisk with {partner} at the very moment when brisk is no use.",
        "You'd like {partner} to be glad for you first and worried second, and you rarely get it in that order.",
      ],
      they: [
        "They may suspect that their comfort comes after your plans, and they'll say it's fine in a voice that says otherwise.",
        "It probably isn't easy for {partner} to ask you for gentleness, when you answer with a solution and look pleased with it.",
      ],
      helps: [
        'News goes over better in two steps, with the facts first and a free hour before anybody has to have an opinion.',
      ],
    },
    harmonious: {
      between: [
        "You say what you'd like to do and {partner} turns out to be in the mood for it, often enough that it hardly gets remarked on.",
        'You lift {partner} on a low day and they slow you on a frantic one, and neither takes it as criticism.',
      ],
      you: [
        'You can be the center of attention for an evening and know without looking that {partner} is glad of it.',
        "With {partner} you don't have to turn down the volume on who you are, and you find yourself being kinder than usual.",
      ],
      they: [
        "They probably feel safe being changeable around you, since you don't treat a mood as a problem with the schedule.",
        "For {partner} your confidence is something to lean on, and they seem to sleep better before a big day if they've talked to you.",
      ],
      helps: [
        "Looking after other people together comes naturally to you, and guests or younger relatives tend to stay longer than they'd planned.",
      ],
    },
  },
  'sun~mercury': {
    joined: {
      between: [
        "{partner} has words for what you're up to before you've explained it, and you end up repeating their phrasing at work.",
        'Your chat thread never really stops. You report what you did, and {partner} comes back within minutes with what it means.',
      ],
      you: [
        'After talking to {partner} you feel clearer about yourself, and now and then a bit too well described.',
        "You like being {partner}'s favorite topic, and you get touchy when the commentary goes on past the point where you were enjoying it.",
      ],
      they: [
        'They likely think better with you as an audience, and bring you half-made ideas to see whether your face changes.',
        "If {partner}'s questions feel like an interview, they probably come from interest in you, which is hard to hear by the sixth one.",
      ],
      helps: [
        "You're good together at speeches and hard emails, since you have something to say and {partner} can find the sentence.",
      ],
    },
    tense: {
      between: [
        "You tell {partner} what you've decided, they ask a follow-up question, and ten minutes later you're defending a thing you were only happy about.",
        "You each hang up sure that something was agreed, and the next morning's texts show two different agreements.",
      ],
      you: [
        "You want {partner} to be impressed, and they're busy checking a date you mentioned in your second sentence.",
        "Being corrected by {partner} on a detail can take all the pleasure out of a story, and you'd rather drop it than finish.",
      ],
      they: [
        'They probably ask questions to show interest, and may not see why you suddenly look accused.',
        "For {partner} it can be hard to get a word in once you've made up your mind, and details are where they find an opening.",
      ],
      helps: [
        "It helps to say at the start whether you're asking {partner} for an opinion or telling them good news.",
      ],
    },
    harmonious: {
      between: [
        'You give {partner} something to talk about and they give you a better way to put it, and a three-hour drive goes by in one.',
        'Plans get made fast between you, because {partner} hears what you want and has looked up the times by the end of the call.',
      ],
      you: [
        "You feel quoted fairly by {partner}. When they describe you to other people, you'd agree with nearly all of it.",
        "When {partner} says you're wrong you don't feel smaller, and you've changed a few decisions that way.",
      ],
      they: [
        'They probably enjoy how readily you use their ideas, and may be amused to see one carried out by Thursday.',
        'Talking to you seems to be easy for {partner}, who likes having someone around who enjoys hearing them think out loud.',
      ],
      helps: [
        'Anything that needs both a face and a script suits you two, such as a toast given jointly or a pitch to a landlord.',
      ],
    },
  },
  'sun~venus': {
    joined: {
      between: [
        '{partner} likes you in a way that shows, and you stand up straighter for it, even on a walk to the store.',
        'You two make occasions out of very little. A Wednesday lunch with {partner} has a way of ending in dessert.',
      ],
      you: [
        "Time with {partner} makes you like yourself better, and you take more trouble over what you wear to meet them than you'd confess.",
        'You can come to count on being admired by {partner}, and an ordinary amount of attention then seems like a cut in pay.',
      ],
      they: [
        "They probably enjoy watching you do what you're good at, and get more out of it than you'd guess.",
        "Pleasing you is a pleasure for {partner}, perhaps up to the day they realize that nobody has asked what they'd like.",
      ],
      helps: [
        "You're good for each other's confidence, above all in a week when one of you has been turned down somewhere else.",
      ],
    },
    tense: {
      between: [
        "{partner} would like it to be nice and you'd like it to be yours, so choosing a restaurant can take longer than the meal.",
        "You're both generous in ways that miss. You give {partner} what would impress you, and you've come to recognize the tone in which they thank you.",
      ],
      you: [
        "You want to be admired for what you're doing with your life, and {partner} compliments your haircut.",
        "Around {partner} you show off, and you're aware while doing it that the showing off is what they like least.",
      ],
      they: [
        'They may feel that their taste is treated as decoration while yours counts as a decision.',
        'Small courtesies probably count with {partner}, and when you skip one they may smile and take note of it.',
      ],
      helps: [
        'A compliment on the right subject goes a long way here, so it pays when each of you has said which subject that is.',
      ],
    },
    harmonious: {
      between: [
        'The two of you are pleasant company, for each other and for anyone who gets to join, and arguments tend to dissolve in a joke.',
        "You and {partner} seldom argue about the cost of a nice time, since you'd both rather have had the evening than the money.",
      ],
      you: [
        'Being liked by {partner} takes no effort on your part, and it makes you readier to admit a mistake.',
        "You trust {partner}'s taste where it concerns you, and there's something in your closet that you keep because of one remark of theirs.",
      ],
      they: [
        "They are probably fond of you without trying, and forgive you a lateness that they'd hold against other people.",
        "For {partner} it's probably agreeable to be appreciated by someone who has a direction of their own and doesn't need entertaining.",
      ],
      helps: [
        'Making up is one of your strengths as a pair, and going out to eat usually does more than a full review of who said what.',
      ],
    },
  },
  'sun~mars': {
    joined: {
      between: [
        'You and {partner} get each other going. A vague idea on the phone at ten is a rented van by noon.',
        'Both of you speed up when the other one arrives, and anything you do with {partner} turns slightly into a race.',
      ],
      you: [
        "{partner}'s company makes you braver and easier to provoke, and it takes you a minute to tell the two apart.",
        'You like being fought for by {partner} and dislike being hurried, and they do both in the same tone.',
      ],
      they: [
        'They probably feel that you wake something up in them, and would rather argue with you than be ignored by you.',
        "Your remarks seem to work on {partner} like a starting gun, and they may be halfway there before you've said that you were only thinking.",
      ],
      helps: [
        'Physical effort does you both good, and a long hike or a day of hauling boxes uses up what would otherwise go into arguing.',
      ],
    },
    tense: {
      between: [
        "{partner} hears a decision of yours as a challenge and answers with a push, and soon you're defending something you didn't care about.",
        'Driving anywhere together brings out the worst in you two, because only one person can have the wheel.',
      ],
      you: [
        '{partner} always seems to be slightly ahead of you or against you, and your pride answers before you do.',
        "When {partner} is impatient you slow down on purpose, and you know exactly what you're doing.",
      ],
      they: [
        "They probably feel blocked by you and are surprised to hear that you feel attacked, since from their end you're the one who won't move.",
        'For {partner} getting angry may be the quick way to clear the air, and your wounded dignity then looks like a second fight.',
      ],
      helps: [
        "A contest that doesn't matter is useful to you two, such as a weekly game, since a fair part of the heat goes there and stays.",
      ],
    },
    harmonious: {
      between: [
        'You decide and {partner} gets it started, and between you the thing is done while other people are comparing quotes.',
        'Disagreements are short and loud enough to be clear, and ten minutes later you two are talking about lunch.',
      ],
      you: [
        'You do more when {partner} is around and enjoy it more, since somebody is always ready to go.',
        "It's a comfort that {partner} will say to the manager what you were composing in your head.",
      ],
      they: [
        "They probably like that you point them at something worth their effort and then don't supervise.",
        "It must be encouraging for {partner} that their temper doesn't frighten you and isn't held against them the next day.",
      ],
      helps: [
        "You're at your best together with a deadline and something to build, and a bad week improves once there's a task in it.",
      ],
    },
  },
  'sun~jupiter': {
    joined: {
      between: [
        "{partner} thinks you can do it before you've said what it is, and the two of you have talked yourselves into some expensive weekends.",
        'Everything gets bigger when you two plan it, so a dinner for four is a dinner for eleven by Friday.',
      ],
      you: [
        "A conversation with {partner} leaves you thinking better of yourself, and you've applied for things because of one.",
        "You like being {partner}'s bright hope, and you'd find it hard to tell them that you want to quit.",
      ],
      they: [
        'They probably see the long version of you, five years on, and are cheerful about the present for that reason.',
        "In {partner}'s eyes you're proof that good things happen, so your bad luck may get a pep talk when you'd wanted company in it.",
      ],
      helps: [
        'You do well with anything that widens the map, such as a class or a first trip somewhere new to both.',
      ],
    },
    tense: {
      between: [
        "{partner} improves your plan by doubling it, and you either go along and overspend or feel that your own version wasn't enough.",
        "You two promise too much on each other's behalf, and the calendar fills with weekends that somebody has to cancel.",
      ],
      you: [
        "You'd like help with the next step, and {partner} has moved on to the principle of the thing.",
        "{partner}'s optimism can sound like a lecture, and you get stubborn about a figure mostly to have something firm to hold.",
      ],
      they: [
        'They likely mean to encourage you and may not hear how much of it sounds like advice from above.',
        "Your concern with how a failure would look may seem small to {partner}, who'd rather laugh about the cost than count it.",
      ],
      helps: [
        "Before a large yes, a night's sleep and one look at the bank balance save you both an argument.",
      ],
    },
    harmonious: {
      between: [
        "Good things get noticed between you, and one person's small win turns into takeout and a call to someone who'd like to hear.",
        '{partner} has a generous reading of what you do, and it makes you more generous to everybody else for a day or two.',
      ],
      you: [
        "You don't have to be doing well for {partner} to believe that you will.",
        "You take advice from {partner} that you'd resent from others, because they so plainly want things to go your way.",
      ],
      they: [
        'They probably feel listened to by you, and like being able to point at something you did with what they said.',
        'It seems to be fun for {partner} to open things up for you, whether by an introduction or by paying for the better tickets.',
      ],
      helps: [
        "Trust builds quickly between you, and it's at its most useful when one of you is about to risk something.",
      ],
    },
  },
  'sun~saturn': {
    joined: {
      between: [
        'You and {partner} take each other seriously early on, and a first real talk is likely to be about who will do what.',
        "{partner} asks how it's going to work, and you come back a week later with the numbers done.",
      ],
      you: [
        "{partner}'s respect matters to you more than you'd like, and a nod from them outlasts praise from ten other people.",
        "You sometimes feel graded by {partner}, and you hide unfinished things from them the way you'd hide them from a boss.",
      ],
      they: [
        "They probably feel responsible for you, and show it mainly by asking whether you've renewed the insurance.",
        "Being strict with you may be how {partner} shows that you're worth the effort, and they may not know that you'd like to hear it said kindly.",
      ],
      helps: [
        "You're good for each other over long stretches, since you remind {partner} what the work is for and they show you how to finish it.",
      ],
    },
    tense: {
      between: [
        "You arrive with news and {partner} finds the flaw, and the air goes out of something you'd looked forward to telling.",
        'You each keep a list, you of the times you were discouraged and {partner} of the times they had to be the adult.',
      ],
      you: [
        'Something about {partner} makes you feel smaller than you do at work, and you overstate your successes to make up for it.',
        'You start asking {partner} for permission and then resent it, though they may never have said that you needed it.',
      ],
      they: [
        'They probably think of each objection as saving you from an expensive error, and hear your irritation as proof that it was necessary.',
        'Your confidence may touch a doubt that {partner} has about their own standing, and criticizing is how they stay steady.',
      ],
      helps: [
        "Criticism goes down better on a fixed occasion, when you've asked {partner} for the objections and they've agreed to name a strength as well.",
      ],
    },
    harmonious: {
      between: [
        'What you two arrange gets done. {partner} remembers the conditions, and you remember why you wanted it.',
        'You know how to be quiet together over separate work, and you both count such an afternoon as time well spent.',
      ],
      you: [
        'You feel steadier for knowing {partner}, who expects things of you that you can in fact do.',
        "A no from {partner} doesn't offend you, since their yes has always held.",
      ],
      they: [
        'They probably count on you more openly than on most people, which coming from them is a form of affection.',
        'For {partner} you make the work lighter, and they may laugh more with you than their coworkers would believe.',
      ],
      helps: [
        'Money and promises are safe between you, and an arrangement made on a napkin will be honored as if it had been notarized.',
      ],
    },
  },
  'sun~uranus': {
    joined: {
      between: [
        'Life gets less predictable when you two are together. {partner} suggests something absurd, and you hear yourself agree.',
        "You're in touch in bursts, with forty messages in a day and then a week of nothing, and you've both come to think of it as normal.",
      ],
      you: [
        'You feel more awake around {partner}, and freer to be someone whom nobody else has met.',
        'Part of you would like to know where you stand with {partner}, and part suspects that knowing would make it duller.',
      ],
      they: [
        'They probably enjoy that you can be startled, and tell you certain things partly to see your face.',
        "What attracts {partner} is likely how definite you are, and it's also the thing they feel obliged to disturb.",
      ],
      helps: [
        "You're well matched for reinventing something, and what has gone stale in one life gets pointed out quickly by the other.",
      ],
    },
    tense: {
      between: [
        'You make an arrangement, {partner} changes it an hour before, and you take it as a comment on you.',
        'Whenever things settle down between you, somebody upsets them, and each of you can prove that it was the other.',
      ],
      you: [
        'Never knowing what comes next with {partner} makes you more controlling than you thought you could be.',
        "You're drawn to how {partner} answers to no one, and hurt that the policy includes you.",
      ],
      they: [
        "They may feel handled by your expectations, even the loving ones, and do the reverse to find out whether they're allowed.",
        'For {partner} a firm plan can seem like a small trap, and they might be relieved to hear how little of it you need.',
      ],
      helps: [
        'A few arrangements kept without exception work better between you than a full calendar that one person keeps breaking.',
      ],
    },
    harmonious: {
      between: [
        'You and {partner} bring each other news from outside, and a routine visit turns into a change of plans that you both prefer.',
        'Nobody has to account for an absence. You pick up with {partner} after three weeks as though it had been an afternoon.',
      ],
      you: [
        "Your more original side comes out around {partner}, who laughs in the right way at ideas you'd normally keep to yourself.",
        "You can change your mind about your own life in front of {partner} and get interest where you'd expected a warning.",
      ],
      they: [
        "They probably feel unusually free with you, since you don't ask them to be consistent in order to be close.",
        "For {partner} you may be the rare steady person who isn't easily shocked, and they bring you the odder half of their news.",
      ],
      helps: [
        "You're useful to each other at turning points, when everyone else has opinions and you two have experiments to suggest.",
      ],
    },
  },
  'sun~neptune': {
    joined: {
      between: [
        "Each of you sees something in the other that nobody else sees, and for a good while you can't tell whether it's there.",
        'You two can lose a whole evening to a film and what it reminded you of, and the time on the phone comes as a surprise.',
      ],
      you: [
        "You feel seen by {partner} in a flattering light, and you've begun to act like the person in it.",
        "What {partner} wants from you isn't always clear, and you fill in the answer with something noble.",
      ],
      they: [
        'They probably look up to you a little, and keep a picture of you that they touch up after disappointments.',
        "Your certainty may be a place for {partner} to rest, and they can lose track of their own wishes while they're there.",
      ],
      helps: [
        "You bring out each other's imagination, and making something together, even a bad song, uses it better than admiring each other does.",
      ],
    },
    tense: {
      between: [
        "You think you've been clear and {partner} thinks they've agreed to something gentler, and the difference comes out on the day.",
        'When something is wrong, {partner} goes vague and you get louder, and the actual subject slips out of the room.',
      ],
      you: [
        'You suspect that {partner} is fond of someone a bit better than you, and living up to that person tires you.',
        'You catch yourself softening the truth for {partner}, because a plain fact seems to hurt them more than it ought to.',
      ],
      they: [
        'They may be disappointed without saying so, and what reaches you is an absent tone on the phone.',
        'For {partner} your directness can be like a bright light in the eyes, and looking away is easier than asking you to dim it.',
      ],
      helps: [
        'Writing down who pays and by when may sound cold, and it spares you two most of your misunderstandings.',
      ],
    },
    harmonious: {
      between: [
        "You two are gentle with each other in ways that don't get discussed, and a bad day is usually sensed before it's reported.",
        'You and {partner} can watch the same film in silence and come out having had the same conversation.',
      ],
      you: [
        'Failing at something is easier to live with around {partner}, who has never seemed to think less of you for it.',
        "You can tell {partner} about an ambition that would sound silly anywhere else, and they'll ask how far along it is.",
      ],
      they: [
        'They probably find that you give a shape to what they only sense, and like to see a daydream of theirs become a plan.',
        "Believing in you seems to cost {partner} no effort, and they probably defend you in conversations you'll never hear about.",
      ],
      helps: [
        "Doing something for a third person suits you both, since you're practical where {partner} is tender and neither needs the credit.",
      ],
    },
  },
  'sun~pluto': {
    joined: {
      between: [
        "Nothing stays on the surface between you for long, and a chat about someone's job is soon about what they're afraid of.",
        "There's a pull between you and {partner} that other people notice, and an undertone about who has the last word.",
      ],
      you: [
        'You feel that {partner} sees through you, and you swing between relief and the wish for some privacy.',
        "You've changed under {partner}'s influence, and you aren't sure how much of it you'd have chosen.",
      ],
      they: [
        'They probably feel strongly about who you become, and have to work at leaving it to you.',
        'Your openness probably has more power over {partner} than you notice, and holding something back may be how they keep even.',
      ],
      helps: [
        "You're at your strongest when something hard has to be faced, since neither of you needs it made pretty.",
      ],
    },
    tense: {
      between: [
        'Small decisions turn into a test of who gives way, and you and {partner} can sit through an hour of silence over the air conditioning in the car.',
        'You each know what would sting the other most, and a good part of an argument goes into not saying it.',
      ],
      you: [
        "You feel watched by {partner} and push back by doing what they'd object to, in plain view.",
        'Arguments you win against {partner} get paid for later, in a coolness that neither of you mentions.',
      ],
      they: [
        "They may be more afraid of losing your regard than you'd guess, and what you get to see of it is control.",
        'Being overruled by you probably feels large to {partner}, even over something small, and they remember it in detail.',
      ],
      helps: [
        'It helps to agree out loud who decides what, since a say that has been handed over in the open stops being worth fighting for.',
      ],
    },
    harmonious: {
      between: [
        "You can tell {partner} the thing you've told nobody, and they'll ask one question that gets to the middle of it.",
        "You two don't scare each other. A hard truth gets said on the drive back, and you're both hungry by the time you arrive.",
      ],
      you: [
        "Having {partner} behind you makes you more determined, and you've finished things that you'd have let drop.",
        'You trust {partner} with your weak spots, and as the months go by you seem to have fewer of them.',
      ],
      they: [
        'They probably respect how openly you live, and let you in on matters that they keep from everyone else in the circle.',
        "It's likely a relief to {partner} that intensity doesn't put you off and doesn't have to be explained.",
      ],
      helps: [
        "After a setback you two know how to rebuild, and you'll be at it long after the general sympathy has moved on.",
      ],
    },
  },
  'sun~asc': {
    joined: {
      between: [
        'You and {partner} look like a team to strangers, and people who need a decision ask one of you and glance at the other.',
        '{partner} comes across the way you feel inside, so you recognize something each time they walk into a room.',
      ],
      you: [
        "The mere sight of {partner} encourages you, as though somebody were already doing what you'd meant to do.",
        'You tend to take over when {partner} is introduced, and you finish their sentence about what they do for a living.',
      ],
      they: [
        'They probably make a stronger entrance with you beside them, and may not know how much of it is borrowed from you.',
        "For {partner} standing next to you may be like being photographed before they've had time to comb their hair.",
      ],
      helps: [
        'You do well in public together, and a room full of strangers is easier for both when you arrive as two.',
      ],
    },
    tense: {
      between: [
        "You and {partner} walk into the same party in two different ways, and on the way home each explains what the other should've done.",
        "Strangers get the wrong idea about which of you is in charge, and it's a sore point on both sides.",
      ],
      you: [
        "You're often put off by how {partner} handles people on arrival, and won over by the end of the hour.",
        '{partner} shows the world a face that seems to leave you out, and you raise your voice to get into the picture.',
      ],
      they: [
        'They may feel upstaged by you at moments when they were managing perfectly well.',
        'Before deciding how an evening went, {partner} may check your expression, since you challenge the way they present themselves.',
      ],
      helps: [
        'Arriving separately and leaving together works well for you two, since each gets to make an entrance without a director.',
      ],
    },
    harmonious: {
      between: [
        "You like how {partner} deals with the world and they like what you're after in it, so errands run together turn into a decent afternoon.",
        'People relax around the two of you, because you supply a subject and {partner} gives it an easy tone.',
      ],
      you: [
        'You find {partner} simply pleasant to look at and listen to, and your day improves when they show up in it.',
        "{partner}'s events are easy for you, even the ones where you know nobody, because you can be yourself at them.",
      ],
      they: [
        'They probably feel confirmed by you, as if the impression they try to make had finally reached the right person.',
        'For {partner} your company seems to be good for morale, and they carry themselves better for some hours after seeing you.',
      ],
      helps: [
        "You're good at hosting and at traveling together, since you agree on the tone without having to settle it first.",
      ],
    },
  },
}
