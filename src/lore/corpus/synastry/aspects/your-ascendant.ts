import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Contact } from '../../../contact.ts'

type YourAscendantContact =
  | 'asc~sun'
  | 'asc~moon'
  | 'asc~mercury'
  | 'asc~venus'
  | 'asc~mars'
  | 'asc~jupiter'
  | 'asc~saturn'
  | 'asc~uranus'
  | 'asc~neptune'
  | 'asc~pluto'
  | 'asc~asc'

/** What goes on between the reader's Ascendant and a point of the partner's. */
export const yourAscendantContacts: Record<YourAscendantContact, Record<AspectQuality, Contact>> = {
  'asc~sun': {
    joined: {
      between: [
        '{partner} likes to arrive with you, and has waited on a windy corner in order to walk in at the same time.',
        'The way you come across is close to who {partner} is, and people ask you questions that {partner} then answers.',
      ],
      you: [
        "You feel lit up by {partner}'s attention and a bit on display, and you smile more than your face is used to.",
        "You take on {partner}'s cause in how you dress and talk, and you notice it when you pass a shop window.",
      ],
      they: [
        "They probably see in you a person who gets away with being what they'd like to be.",
        'With you alongside, {partner} may feel more certain of their own importance, in a good-humored way.',
      ],
      helps: [
        "You make {partner}'s aims look natural to strangers, so whatever they want to launch goes better with you at the entrance.",
      ],
    },
    tense: {
      between: [
        "{partner} is the center of attention and you're the other one, at the opposite end of the room.",
        "You're drawn to how sure {partner} is, and you meet it with your chin up. Friends may learn to enjoy the greeting.",
      ],
      you: [
        'You feel outshone by {partner} for the first ten minutes and perfectly content by the eleventh.',
        "You find yourself making a case to {partner} when they'd only asked how you were.",
      ],
      they: [
        'They may want your support for who they are, and get your reaction to how they put it.',
        "You're likely the one {partner} looks to for an honest response, and also the one whose response they argue with.",
      ],
      helps: [
        'It helps to applaud first and react second, because {partner} is open to nearly any comment once the clapping is over.',
      ],
    },
    harmonious: {
      between: [
        'You get {partner} to the right place in the right shirt, and they do the rest.',
        'You say three words about {partner} when you introduce them, and they live up to the words without trying.',
      ],
      you: [
        "You like who you are in {partner}'s light, and you're slightly wittier for a day afterward.",
        'You meet new people more bravely with {partner} in the room, even if the two of you never exchange a glance.',
      ],
      they: [
        'They seem to feel taken as they are by you, and waste less time on preliminaries.',
        'Your manner probably strikes {partner} as simply the right one, and they may have adopted your phone greeting.',
      ],
      helps: [
        "You're a good pair to speak for something, a street or a family, because you make the contact and {partner} knows what to ask for.",
      ],
    },
  },
  'asc~moon': {
    joined: {
      between: [
        'You stub your toe, and {partner} is the one who says ouch.',
        "{partner} knows what sort of day you've had from how you put your bag down.",
      ],
      you: [
        'You feel looked after near {partner}, so your public face comes off with your shoes.',
        "You can't be brisk with {partner} without seeing it land, and you've begun to apologize in advance.",
      ],
      they: [
        "They probably feel at home wherever you are, and a bit homesick at parties when you've moved to the next room.",
        'How you look when you arrive likely decides how {partner} feels, more often than either of you would choose.',
      ],
      helps: [
        "There's something of a family about you, whatever you are to each other, and people who feel lost attach themselves to it.",
      ],
    },
    tense: {
      between: [
        "You come in with the face you wear at work, and {partner} wonders what they've done.",
        "You're quick to get out and deal with the world while {partner} would rather be asked how they slept.",
      ],
      you: [
        "You feel {partner}'s mood as soon as you enter, and you go bright and loud against it, which has never once helped.",
        "You'd like {partner} to tell you what they need, and you're facing the other way each time they nearly do.",
      ],
      they: [
        "They may feel that they get the version of you that's meant for everybody.",
        "It's possible that {partner} would very much like to be let in, and finds your good manners as high as a fence.",
      ],
      helps: [
        "A moment alone before you meet does a lot. Once you've put the day down, {partner} gets more of you and less of the day.",
      ],
    },
    harmonious: {
      between: [
        'You handle the people and {partner} handles the comfort, so anyone who joins the two of you is well looked after.',
        '{partner} relaxes when you take the call, because you know how to deal with people and how to get off the phone.',
      ],
      you: [
        'You look gentler at first sight with {partner} around, and babies and dogs seem to have been told.',
        'You can go out in a bad state with {partner} along, and nobody else will notice a thing.',
      ],
      they: [
        'They seem to be comforted by simple facts about you, such as your step on the stairs.',
        'They likely trust your first reactions, and may hold up two shirts or two job offers to see your face.',
      ],
      helps: [
        "You make newcomers feel that they've known you for years, which is handy with neighbors and nervous in-laws.",
      ],
    },
  },
  'asc~mercury': {
    joined: {
      between: [
        "{partner} narrates you. You're parking, and they're telling you how you park.",
        '{partner} has three nicknames for you and a theory about your hair, and you only pretend to mind.',
      ],
      you: [
        'You get more talkative near {partner}, and whole elevators have heard about your weekend.',
        "You wait for {partner}'s comment on how you did, and you're a little put out when it's nothing but praise.",
      ],
      they: [
        'They probably find you endlessly describable, and mean every word of it kindly.',
        "A question seems to pop into {partner}'s head at the sight of you, and may be the only reason they called.",
      ],
      helps: [
        "You pick up each other's jargon and family jokes fast, so visits on either side are easy.",
      ],
    },
    tense: {
      between: [
        "{partner} has read the reviews of the place and you've simply walked in, and you order accordingly.",
        'You nod, and {partner} would like to know what you mean by nodding.',
      ],
      you: [
        'You act first and get asked about it afterward, and the reasons you give {partner} can surprise you too.',
        "You enjoy {partner}'s cleverness most when it's pointed at somebody else.",
      ],
      they: [
        'They may need to talk in order to feel included, and be hurt when you just get on with it.',
        'Your first impression of things seems to matter to {partner}, who would like to talk you out of it.',
      ],
      helps: [
        'It clears things up when you say out loud what your face is about, since {partner} will otherwise write the text for it.',
      ],
    },
    harmonious: {
      between: [
        '{partner} hands you the right word at the counter, in a second language if necessary.',
        'You make the call and {partner} holds up the reference number at the right moment.',
      ],
      you: [
        'You feel quick around {partner}, and for once you hear yourself tell a story well.',
        "You don't mind being described by {partner}, who gets you right in a sentence and then stops.",
      ],
      they: [
        "They seem happier talking to strangers once you've broken the ice, and may save up remarks for the ride back.",
        "You're probably an easy person for {partner} to report to, because you show at once whether it's good news.",
      ],
      helps: [
        "You're well matched for short trips and for any job with a clipboard, since {partner} has the list and you'll ring the bell.",
      ],
    },
  },
  'asc~venus': {
    joined: {
      between: [
        '{partner} approves of you at first sight, every time, and you carry yourself as if it had been announced.',
        "You've started to look alike, beginning with the shoes, and neither of you will say who copied.",
      ],
      you: [
        'You feel better looking near {partner}, and on the way to meet them you stop at a mirror that you usually pass.',
        "You let {partner} pick your glasses and soften your emails, and you mind less than you'd have thought.",
      ],
      they: [
        "They probably take real pleasure in how you look and move, and don't much care whether it's in fashion.",
        "Being charming may be something {partner} does more of beside you, since there's someone to pass the line to.",
      ],
      helps: [
        'You put people in a good mood by turning up together, which is useful wherever money has to be raised.',
      ],
    },
    tense: {
      between: [
        "{partner} would like you to come and sit down nicely, and you've got somewhere to be. They come along, with the cake.",
        'You liked each other at once and disagreed about the music, and it has stayed about like that.',
      ],
      you: [
        'You sense that {partner} would change your jacket, and you wear it twice as often.',
        "You come off as rough next to {partner}'s tact, and you exaggerate it a little.",
      ],
      they: [
        "They may wish that you'd let yourself be liked, and be hurt by how you wave a compliment away.",
        'What draws {partner} to you is likely the very thing they keep trying to smooth.',
      ],
      helps: [
        "Taking a compliment with two words and nothing after them makes {partner} happier than you'd expect.",
      ],
    },
    harmonious: {
      between: [
        "You two look as if you'd planned it, down to the colors, and both of you came straight from work.",
        'You get asked again. {partner} sends the thank-you note, and you were the life of the thing.',
      ],
      you: [
        'You lose some stiffness near {partner}, and the photos you keep are the ones with both of you in them.',
        'You can count on {partner} to tell you about the spinach in your teeth in a way that you almost enjoy.',
      ],
      they: [
        'They seem to like being seen with you, and pick the table by the window.',
        'Nothing about your manner likely grates on {partner}, so small frictions with you are gone by the next day.',
      ],
      helps: [
        'Touchy occasions such as reunions and second weddings go well, because nobody can stay cross with both of you.',
      ],
    },
  },
  'asc~mars': {
    joined: {
      between: [
        "{partner} gets you moving. You say that you're tired, and ten minutes later you're carrying one end of something.",
        "You look like two people about to do something, and others ask where you're off to.",
      ],
      you: [
        "You're stirred up by {partner}, agreeably or not, before they've said good morning.",
        "You stand your ground more around {partner}, and you've discovered that you have more ground than you thought.",
      ],
      they: [
        "They probably decide in the first minute if you're an opponent or an ally today, and treat you as one until evening.",
        'Your manner may set {partner} off without your having done anything, and they might be as puzzled as you are.',
      ],
      helps: [
        "{partner} is good for your nerve, and a talk you've put off for a month gets held with them waiting outside in the car.",
      ],
    },
    tense: {
      between: [
        "{partner} challenges and you answer, even over whose turn it is to drive, and you'd both miss it if it stopped.",
        'Badminton with the two of you ends in a discussion of the rules, at some volume, with everyone else gone in to eat.',
      ],
      you: [
        "You brace a little when you hear {partner} coming, and you've noticed that you also comb your hair.",
        'You feel pushed by {partner} and push back with good manners, which drives them up the wall.',
      ],
      they: [
        'They may take your first reaction for resistance, when it was only your face.',
        "Getting a rise out of you is probably how {partner} makes sure that you're there.",
      ],
      helps: [
        "Telling {partner} to their face that it's too much works at once, since they'd been waiting to find out where the line was.",
      ],
    },
    harmonious: {
      between: [
        'You smile at the guard while {partner} carries the equipment past.',
        "{partner} fights and you negotiate, and between you there's usually a refund.",
      ],
      you: [
        'You feel that you could take on more than usual with {partner} near, and you put your name down for it.',
        'You know how to ask {partner} for help so that it sounds like a dare.',
      ],
      they: [
        'They seem to put their strength at your disposal gladly, above all for anything with stairs.',
        "They likely enjoy being second when you're first, since you leave them something to follow up.",
      ],
      helps: [
        "You're quick to set up anything, and your tent is standing while the neighbors are reading about theirs.",
      ],
    },
  },
  'asc~jupiter': {
    joined: {
      between: [
        "Hosts seat the two of you with people who know no one, because within minutes there's laughter from that end.",
        'You get away with more when {partner} is along, and the kitchen that had closed turns out to be able to do an omelet.',
      ],
      you: [
        "You feel bigger in {partner}'s eyes, and you may have to return a thing or two that you buy in that condition.",
        'You say yes faster with {partner} beside you, since they look so pleased that it would seem stingy to ask for details.',
      ],
      they: [
        "They probably think you're luckier than you know, and enjoy standing close to it.",
        'Your arrival may strike {partner} as the beginning of something, and they order as if it were.',
      ],
      helps: [
        'You make a hopeful impression as a pair, and people with something to offer tend to offer it to you.',
      ],
    },
    tense: {
      between: [
        "{partner} has big plans for your free evening, and you've come in the wrong shoes for all of them.",
        "You're drawn to {partner}'s wide horizons, and you keep asking how far it is to the restroom.",
      ],
      you: [
        'You feel slightly too small beside {partner}, and you make up for it with irony.',
        'You can hear a sermon coming from how {partner} breathes in, and you start to look busy.',
      ],
      they: [
        "They may feel that you could go so much further, and be unable to see why you'd wave off the offer.",
        'Your doubtful look at good news probably costs {partner} some of their fun, and makes them add to it.',
      ],
      helps: [
        'Accepting one idea in five is a fair rate. {partner} is happy to be accepted, and you keep the other four evenings.',
      ],
    },
    harmonious: {
      between: [
        'You mention a wish in passing, and {partner} knows a person.',
        'You two get asked back to places, and nobody could say exactly what either of you did there.',
      ],
      you: [
        "You loosen up with {partner}, and you've danced at events where you'd planned to stand.",
        "You like being overestimated by {partner}, since it's so often by just the amount that you then make up.",
      ],
      they: [
        'They seem to consider your company a treat, and might move a meeting for it.',
        "It's probably easy for {partner} to be generous to you, because you show so plainly when you're having a good time.",
      ],
      helps: [
        'A new place suits you both, since you meet the neighbors and {partner} turns them into friends.',
      ],
    },
  },
  'asc~saturn': {
    joined: {
      between: [
        'You tone it down near {partner}, and you could go to a barbecue dressed for an interview.',
        '{partner} waits while you charm people, checks the time, and thanks you on the way out for having been brief.',
      ],
      you: [
        "You take yourself more seriously around {partner}, and it's half a burden and half a promotion.",
        'You feel {partner} watching how you do it, so you do it properly, down to the second knot.',
      ],
      they: [
        "They probably feel that they have to look out for you, and may not see how often you've managed.",
        'They may envy how easily you deal with people, and mention only that you were late.',
      ],
      helps: [
        '{partner} helps you grow into a role. What felt like dressing up in January fits by December, because they treated it as yours.',
      ],
    },
    tense: {
      between: [
        "You're at the corner already, and {partner} is checking that everything's locked.",
        'You look for a smile across the room, and {partner} gives you the face of a person reading a contract. It turns out that they were enjoying themselves.',
      ],
      you: [
        "You feel held to something by {partner} before you've agreed to it, and you turn flippant.",
        "You'd like to surprise {partner} into approval, and you keep picking the moment when they're counting change.",
      ],
      they: [
        'They may be serious with you because you matter to them, and have no idea that it reads as doubt.',
        "It's likely that {partner} worries about how fast you take to strangers, and would like to see some references first.",
      ],
      helps: [
        "Being on time does more for you two than charm ever will, because to {partner} it's affection.",
      ],
    },
    harmonious: {
      between: [
        'You make the first impression and {partner} makes the last, and most offices give in somewhere between.',
        "{partner} has brought the umbrella and you've brought the conversation, so nobody minds that the bus is late.",
      ],
      you: [
        'You feel that you can lean on {partner} in public and nobody will see the leaning.',
        "You're steadier in your dealings since you've known {partner}, and you return calls on the same day.",
      ],
      they: [
        "They seem to be less burdened by formalities when you're there, and let you answer for both.",
        "It's likely that {partner} respects how you handle yourself, and has said so to someone who isn't you.",
      ],
      helps: [
        'You come across as trustworthy together, and at any event the two of you are left in charge of the cash box.',
      ],
    },
  },
  'asc~uranus': {
    joined: {
      between: [
        '{partner} sees you and suggests something, and whatever you were going to do with the afternoon is over.',
        "You never look quite as you'd meant to around {partner}. There's a hat, or a sunburn.",
      ],
      you: [
        "You feel a little disheveled near {partner}, as if you'd come by motorcycle, and it suits you.",
        "You've given up rehearsing how to greet {partner}, since the greeting has been different every time.",
      ],
      they: [
        'They probably like to see you thrown off your routine, and find you at your best about a minute later.',
        "Your manner may strike {partner} as a thing to play with, and they'd be sorry to learn that it had stung.",
      ],
      helps: [
        "{partner} keeps you from settling into a type, and old acquaintances have begun to ask what you're up to now.",
      ],
    },
    tense: {
      between: [
        "You've dressed for one sort of evening, and {partner} has just turned it into another.",
        "The pull is obvious and the timing is terrible, because {partner} shows up when you've just stopped expecting them.",
      ],
      you: [
        "You look for {partner} where they said they'd be, and you get a photo from somewhere else.",
        'You look steadier than you feel when {partner} swerves, and you wish somebody would notice.',
      ],
      they: [
        "They may have to arrive unannounced in order to be sure that you'd have let them in.",
        "Being half of a pair in other people's eyes probably makes {partner} itch, even when they like the other half.",
      ],
      helps: [
        'A plan of your own for the evening, with room in it, works best, because then {partner} is an addition whenever they come.',
      ],
    },
    harmonious: {
      between: [
        '{partner} dares you to talk to a stranger, and by spring the stranger is a friend of you both.',
        "You come as you are, and {partner} thinks that's the most daring thing you could have worn.",
      ],
      you: [
        'You feel allowed to be a bit strange at first meetings when {partner} is there, and first meetings have improved.',
        "You don't need notice from {partner}. You can be ready in five minutes, and you like being someone who can.",
      ],
      they: [
        'They seem to come to you for the reaction, since you look amused before you look alarmed.',
        "To {partner} you're likely someone who has never been cast in a role, which may be why they bring you the plans they tell no one.",
      ],
      helps: [
        'You can walk into unfamiliar scenes together, from a union meeting to a drum circle, and be talking to someone in a minute.',
      ],
    },
  },
  'asc~neptune': {
    joined: {
      between: [
        'You come in and {partner} stops in mid-sentence, smiling at something just behind you.',
        "It's hard for the two of you to get anywhere on time, because somebody is always being shown something beautiful.",
      ],
      you: [
        'You feel like a film version of yourself near {partner}, better lit and a bit out of focus.',
        'You find it hard to be blunt with {partner}, so a few plain requests of yours have gone unspoken for months.',
      ],
      they: [
        "They probably pick up how you feel before you've arranged your face, and answer that.",
        "You may stand for something in {partner}'s imagination, and they could be a little lost on the day you're just hungry.",
      ],
      helps: [
        "{partner} softens you in a way that helps with shy people, and you've become easier to approach.",
      ],
    },
    tense: {
      between: [
        "You say where and when, {partner} says how lovely, and you're the one standing at the fountain.",
        "{partner} reads your face and goes by that. A frown you didn't know about has canceled more than one outing.",
      ],
      you: [
        "You become very practical around {partner}, since somebody should, and you aren't sure you like the part.",
        'You catch yourself explaining {partner} to other people, kindly, with a bit more confidence than you have.',
      ],
      they: [
        "They may dodge your direct look because it asks for an answer, when all they've got is a feeling.",
        'Your definite manner probably attracts {partner} as a shore attracts a swimmer, and also makes them want to float a while longer.',
      ],
      helps: [
        'Side by side works better than face to face, since {partner} finds it easier to say the true thing to the view.',
      ],
    },
    harmonious: {
      between: [
        'You get along with {partner} as if to music, and people slow down a bit when you pass.',
        "{partner} picks the film from how you look when you come in, and it's the right one.",
      ],
      you: [
        'You feel forgiven for your manner by {partner}, even on days when you were curt with everyone on the train.',
        "You let {partner} see you without the polish, and it doesn't seem to change what they see.",
      ],
      they: [
        "They seem to find you lovely to be around, in a way that they don't look into.",
        'You likely make {partner} feel that for an hour somebody will handle the world and they can look out of the window.',
      ],
      helps: [
        '{partner} has the vision and you have the handshake, and small festivals have been founded on less.',
      ],
    },
  },
  'asc~pluto': {
    joined: {
      between: [
        'You part your hair a quarter inch to the left, and {partner} notices and would like to know why.',
        "You can't be vague about yourself with {partner} in the room, and acquaintances learn things.",
      ],
      you: [
        "You feel seen to the bone by {partner}, and some days you'd like to be seen to the sweater.",
        "You've become more forceful since knowing {partner}, and you're finding out where the force ends.",
      ],
      they: [
        'They probably have strong feelings about how you come across, and keep nine out of ten to themselves.',
        "You may be harder for {partner} to look away from than they'd like.",
      ],
      helps: [
        "People take you seriously with {partner} beside you, and it can get you through negotiations that you'd otherwise lose by being nice.",
      ],
    },
    tense: {
      between: [
        "You come in lightly, and {partner} is looking at you as if you'd confessed.",
        'Opinions get strong as soon as you two meet, and each of you would swear that the other began it.',
      ],
      you: [
        "You go blank under {partner}'s attention, and you can feel them take the blankness for a clue.",
        "You're drawn to how much {partner} wants things, and you back up a step to look at it.",
      ],
      they: [
        "They may press because your surface is so good, and they can't bear to be given what everybody gets.",
        'Being kept at the level of good manners is probably what {partner} handles worst.',
      ],
      helps: [
        'A bit of truth that nobody asked for, given at the start, calms {partner} more than an hour of being reasonable.',
      ],
    },
    harmonious: {
      between: [
        'You do the talking and {partner} does the watching, and you compare notes in the car.',
        "People make room for the two of you without knowing that they've done it, and {partner} knows.",
      ],
      you: [
        'You feel protected by {partner} in a way that leaves you free to be friendly.',
        "You take {partner}'s advice on whom to trust, and it can save you a good deal of time.",
      ],
      they: [
        'They seem to lower their guard when you come in, and few others have ever brought that off.',
        'Your openness likely lets {partner} be in company without having to be on duty.',
      ],
      helps: [
        "You can change an image, your own or an organization's, because {partner} knows what's rotten in it and you can show people the new one.",
      ],
    },
  },
  'asc~asc': {
    joined: {
      between: [
        'You get taken for twins, or on the phone for the same person.',
        "You start at the same second and stop at the same second, and in a narrow hallway it's a problem.",
      ],
      you: [
        "You understand how {partner} walks into things, because you'd have come in just like that.",
        'You see your own manner on {partner}, and you either like it or decide to do less of it.',
      ],
      they: [
        'They probably feel backed up by you in how they go at things, and have nobody nearby to suggest another way.',
        "You may be something of a mirror to {partner}, and on a bad morning they'd sooner have a window.",
      ],
      helps: [
        'You can stand in for each other, since either one at the meeting leaves the same impression.',
      ],
    },
    tense: {
      between: [
        "You come at things from opposite ends. One of you has the lid off while the other is reading what's printed on it.",
        "Each of you is a bit fascinated by how the other does it, and wouldn't do it like that for money.",
      ],
      you: [
        'You see in {partner} the manner you never learned, and you find it admirable and faintly exhausting.',
        "You turn up the contrast near {partner}, and by the end of the evening you're a slight caricature of yourself.",
      ],
      they: [
        'They may feel completed by you in public and contradicted by you on the way there.',
        "It's likely that {partner} relies on you for what they don't do, such as small talk or leaving, and finds fault with how you do it.",
      ],
      helps: [
        'You cover the whole field between you, so a hiring committee or a difficult landlord meets at least one person they like.',
      ],
    },
    harmonious: {
      between: [
        'You move through a day side by side without bumping, and a crowded market takes you twenty minutes.',
        "Your styles differ and fit. One of you warms people up, the other makes sense to them, and it doesn't need discussing.",
      ],
      you: [
        "You like how {partner} carries themselves, and you've never felt that you ought to do the same.",
        'Being with {partner} is like walking next to somebody with your stride, and you notice it mainly when you walk with others.',
      ],
      they: [
        'They seem to pick up where your manner leaves off, and may put it down to luck.',
        'Your style probably looks like a good idea to {partner}, who has borrowed the scarf and the opening line.',
      ],
      helps: [
        "You're easy to have around as two, and a family or a workplace gets used to you both within a week.",
      ],
    },
  },
}
