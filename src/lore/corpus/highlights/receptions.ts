import type { AuthoredParagraph } from '#lore/authored.ts'

export const receptions: Record<string, AuthoredParagraph> = {
  'sun~moon': {
    says: [
      'A bad week at home shows in your work by Wednesday, and a good one at work makes you unusually patient at home.',
      "What you aim for and what comforts you keep each other going ({figure}), so after a good night's sleep you get up and do another thing to be proud of.",
      "It's a fine arrangement as long as one of the two is in order.",
      'When neither is, you have trouble knowing where to begin.',
    ],
    traits: ['steady', 'warm'],
  },
  'sun~mercury': {
    says: [
      "You find out what you want by putting it into words, and you speak best when it's about something you want ({figure}).",
      "Asked to talk about a thing that leaves you cold, you're only average.",
      'Let it matter to you, and the sentences come by themselves, and then hearing them makes you surer.',
      "You can also talk yourself into a decision, so it's worth a lot to you to have a listener who asks what you'd said last week.",
    ],
    traits: ['open'],
  },
  'sun~venus': {
    says: [
      'A kind word in the morning is worth two hours of work to you.',
      "You do your best when you're liked, and people like you best when you're doing it ({figure}), so somebody who watches you at something you love tends to become a friend.",
      "In a place where nobody's fond of you, you're surprised every time by how little gets done.",
    ],
    traits: ['warm', 'open'],
  },
  'sun~mars': {
    says: [
      'A plan can sit with you for a month, and one afternoon of actually working on it tells you whether you want it ({figure}).',
      "From then on you've got a purpose, and the effort seems to come from nowhere.",
      'Each time you act you grow surer of yourself, and being sure makes you act better.',
      "Without a purpose you pick small fights, mostly with machines, until a reason turns up and you're good company again.",
    ],
    traits: ['bold', 'proud'],
  },
  'sun~jupiter': {
    says: [
      "Believing in something makes you sure of yourself, and once you're sure you get other people to believe as well ({figure}).",
      'Give you a cause or a faraway place to read up on, and you stand taller in everything else.',
      "You pay it back by telling others, in a tone they don't forget, that they can do it.",
      'When you lose faith in a thing you lose confidence along with it, and people wonder what happened to your voice.',
    ],
    traits: ['open', 'generous'],
  },
  'sun~saturn': {
    says: [
      'You can be very strict with yourself for something you want, and not at all for something you were told to do.',
      'Discipline suits you when your own name is on the work ({figure}), and each thing you finish makes you a little harder to doubt.',
      "You'd get more pleasure from it if you let anyone see the stage at which it was still bad.",
    ],
    traits: ['serious', 'steady'],
  },
  'moon~mercury': {
    says: [
      "You calm down by talking, and you think clearly once you're calm ({figure}).",
      'On a bad day ten minutes with the right friend does what a nap does for others, and then you see plainly what the problem was.',
      'You also remember what people said by how it felt, so very little is lost.',
      "Leave you alone and unheard for long enough, though, and you can't think either, which is the time you're likeliest to send the message.",
    ],
    traits: ['open', 'changeable'],
  },
  'moon~venus': {
    says: [
      "Some people meet you only on the days when you're waiting to feel safe, and they'd be surprised to hear that you're charming.",
      "Feeling loved makes you relax, and once you're relaxed you're easy to love ({figure}).",
      "You give comfort in pleasant forms, such as somebody's favorite song, and you get attached to those who notice.",
      'It only has to be started, and a small kindness from the other side will do.',
    ],
    traits: ['warm', 'close'],
  },
  'moon~mars': {
    says: [
      "When you're upset you do something, and doing something settles you ({figure}).",
      "You scrub something or take the matter up with the person concerned, and an hour later you're kind again and rather hungry.",
      'It works the other way around too, because you find real strength only for what you have feelings about.',
      "You're hard to bear on a day when you're hurt and there's nothing to be done, so it helps to own something that needs sanding.",
    ],
    traits: ['quick', 'warm'],
  },
  'moon~jupiter': {
    says: [
      "A friend has had bad news, so you cook, you hear yourself say that it'll turn out all right, and by dessert you both half believe it.",
      'Looking after people gives you hope, and hope makes you look after people ({figure}).',
      'It may have gotten you through your own low stretches as well.',
      "What you can't easily do is be hopeful for yourself on an empty evening, so it's wise then to have somebody over who needs cheering up.",
    ],
    traits: ['generous', 'warm'],
  },
  'moon~saturn': {
    says: [
      'A steady routine comforts you, and because you have feelings about it, the routine is a kind one ({figure}).',
      "You keep the appointments you've made with people, the same walk on the same day, and they come to depend on it as much as you do.",
      'So you can be relied on without being hard.',
      'When your days fall apart your mood does too, and a list with four small items can do more for you than a sympathetic ear.',
    ],
    traits: ['steady', 'serious'],
  },
  'mercury~venus': {
    says: [
      'You say things nicely, and you like people who say things well ({figure}).',
      'An apology from you is a pleasure to get, and you can be won over, against all prudence, by a good sentence.',
      'What you like, you can explain, and in explaining it you like it even more, so friends come home from a walk with you wanting to see the movie.',
      "A subject that can't be put nicely gets postponed, sometimes for a very good-natured year.",
    ],
    traits: ['tactful', 'open'],
  },
  'mercury~mars': {
    says: [
      "You think fast when there's something to be done, and you get moving as soon as you've understood how ({figure}).",
      'A question with a deadline wakes you up completely.',
      "You've got words for a fight and the stamina to back them up, so others like to bring you along when they complain.",
      "With nothing to solve and no one to oppose, you grow dull and a bit quarrelsome, and may start correcting other people's grammar.",
    ],
    traits: ['quick', 'frank'],
  },
  'mercury~jupiter': {
    says: [
      "A train timetable gets interesting to you once you've thought of the trip, and by the third connection you've had a thought about the whole country.",
      'You collect small facts because of a large idea, and you get the idea from the facts ({figure}).',
      'So you explain well, with both the map and the example.',
      'Either one alone bores you, and people who only wanted an answer may get the trip.',
    ],
    traits: ['open', 'idealistic'],
  },
  'mercury~saturn': {
    says: [
      "You think a thing out until it holds, and you're only at peace with a rule once it's been explained ({figure}).",
      'You go through the contract line by line and find the one that matters, and then you can tell it to anybody in plain words.',
      "People trust what you say because they've seen you take back what you couldn't support.",
      "It's slow, so in quick company you may say nothing until you have the whole answer.",
    ],
    traits: ['serious', 'orderly', 'slow'],
  },
  'venus~mars': {
    says: [
      "You go after what you like, and you like what you've had to go after ({figure}).",
      "When something pleases you, your whole body is ready to do a bit of work for it, and when you've worked with somebody you're half in love with the project.",
      'Charm and push take turns in you, so that people seldom feel either one too strongly.',
      'Things that come without any effort, good ones included, may sit around unopened.',
    ],
    traits: ['warm', 'bold'],
  },
  'venus~jupiter': {
    says: [
      "You'd spend your last twenty dollars on a nice evening for four, and one of the four has learned to ask you about it first.",
      'You enjoy things more when you share them, and sharing brings you more to enjoy ({figure}).',
      'The extra dish gets ordered, the two people who ought to meet are introduced, and it comes back to you in invitations.',
      "Those you love get seen at their best, and they're at their best around you.",
    ],
    traits: ['generous', 'warm'],
  },
  'venus~saturn': {
    says: [
      "You love by keeping your promises, and you can keep a hard promise if there's love in it ({figure}).",
      "An obligation that would wear down somebody else becomes almost pleasant to you once you're fond of the person.",
      'Your affection comes slowly and it has excellent manners.',
      "It does tend to come in the form of something useful, so those who'd like a little nonsense from you have to wait until everything else has been seen to.",
    ],
    traits: ['steady', 'serious'],
  },
  'mars~jupiter': {
    says: [
      'A walk becomes a march with you.',
      'You fight hard for what you believe in, and fighting makes you believe in it more ({figure}), so whatever you take up is soon being done for more people than had asked.',
      'You give courage to the timid and get it back as company.',
      'With nothing to believe in you have surprisingly little strength, and can be found on a couch, defending a team.',
    ],
    traits: ['bold', 'idealistic'],
  },
  'mars~saturn': {
    says: [
      'You can push hard and long because you know when to stop, and you put up with limits because they let you go on ({figure}).',
      "You pace yourself, and at the point where others have spent it all you've still got the second half.",
      'Hard jobs that need care tend to find you.',
      'When pushing and stopping get out of step you either drive yourself or stall, and a plan with rest written into it puts that right.',
    ],
    traits: ['steady', 'bold'],
  },
  'jupiter~saturn': {
    says: [
      'You can hope for something large and also see what has to be done about it by March ({figure}).',
      'A wish gets a budget with you, and a dull duty gets a reason, which is why you keep both of them up for longer than other people do.',
      "Friends bring you their plans to find out whether they'd stand.",
      'You might enjoy having one dream that nobody, yourself included, had priced.',
    ],
    traits: ['practical'],
  },
}
