import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You look after everyone and can't stand to be looked after.",
      "Nobody near you goes hungry or home alone, and you know who's had a hard month before they've said so (Cancer rising).",
      'Turn it around and your Moon in Aries bristles, because help feels to it like being held back by the sleeve.',
      "With a twisted ankle you'll hop up three flights on your own, and the friend who came to carry your groceries is told to quit hovering.",
    ],
    turn: "Nobody takes gentler care of people than you do, or fights harder when it's their turn to take care of you.",
    task: [
      'Let somebody do one thing for you this month that you could have done faster, from beginning to end, while you sit there.',
      'Grit your teeth if it helps.',
      'You know how good it feels to look after someone, and a few people have been waiting a long time to feel it about you.',
    ],
  },
  Taurus: {
    opening: [
      "Crying easily doesn't make you any easier to move.",
      "People lower their voices around you, since everything you feel shows in your face, and they'd hate to be the cause (Cancer rising).",
      "Underneath, your Moon in Taurus is perfectly calm, and it knows what it won't be doing in July.",
      'You can refuse a thing with your eyes full of tears, and an hour later the tears are gone and the no is just where you put it.',
    ],
    turn: "Your feelings come and go where everyone can see them, but the decision under them hasn't moved all day.",
    task: [
      "When you've decided something this month, say so before the feeling arrives, in one calm sentence with a reason.",
      "If your eyes fill up anyway, tell people that it'll pass and that the answer won't change.",
      "They've been lowering their voices for fear of making you cry, and it would be a relief to talk to you normally.",
    ],
  },
  Gemini: {
    opening: [
      "When people come to you for comfort, they get it from someone who can't wait to ask a question.",
      'They get the tissue and all the time in the world, because a sad face goes straight through you (Cancer rising).',
      'Your Moon in Gemini, though, is soothed by knowing more, and it assumes that everybody is.',
      "With your arm around a friend who's been left by a man with a sailboat, you nod in the right places and wonder how he pays for it.",
    ],
    turn: "Your arm stays around the person who's crying, and your mind has run ahead to find out how it happened.",
    task: [
      "Ask the curious question out loud for once, after a decent pause, to someone you've comforted before.",
      'Keep your arm where it was.',
      'A good question can be kind too, and your friend may have been hoping that somebody would bring up the sailboat.',
    ],
  },
  Cancer: {
    opening: [
      "You give people exactly what you'd like to be given, and then you wait.",
      "From the sound of a bag being put down you can tell how somebody's day went, and your own shows all over your face (Cancer rising).",
      "You aren't any tougher in private, because your Moon in Cancer feels just as much there, with nobody to bring it to.",
      "A friend comes over tired, and she gets the couch, the good blanket and her favorite show, which is the evening you've wanted for yourself since Monday.",
    ],
    turn: 'You notice what others want before they do, and you hope that somebody will notice what you want.',
    task: [
      "Say one thing you'd like this month, as exactly as you'd like it, before you've given it to somebody else.",
      "Tell them when you'd like it, too.",
      'Not everyone can guess what you want from how you put down a bag, and the people who love you would be glad to be told.',
    ],
  },
  Leo: {
    opening: [
      "At home you're a lot louder than anyone outside would believe.",
      "New people meet the soft-spoken one, who stays at the edge and asks whether they've got a ride (Cancer rising).",
      'With the two or three people who are yours, your Moon in Leo puts on a show and wants to be laughed at in the right places.',
      "There are people who've known you for years, and they don't know that you can do an impression of them.",
    ],
    turn: 'You hold back until you feel safe and then you hold nothing back, and few people ever see both.',
    task: [
      "Tell a story the way you'd tell it at home, with all the voices in it, to somebody who has only met the quiet one.",
      'Choose a person who laughs easily.',
      "They've always thought of you as kind, and it would make their week to find out that you're this funny.",
    ],
  },
  Virgo: {
    opening: [
      "You forgive in other people what you'd never let pass in yourself.",
      "A friend's burned lasagna is delicious to you, and people leave your company feeling that they're doing fine (Cancer rising).",
      'Then you go over your own day with your Moon in Virgo, which has stricter rules and feels safe only when it has made no mistakes.',
      "When you're the cook, dinner comes with four apologies, and everyone has to stop eating to reassure you.",
    ],
    turn: "You're easy on everyone at the table except the one person whose mistakes you know in detail.",
    task: [
      'The next time a meal or a favor of yours comes out a little wrong, hand it over without saying a word about it.',
      'Wait for somebody else to mention it, and notice how long that takes.',
      "Your friends would get to enjoy it while it's hot, and they could stop reassuring you.",
    ],
  },
  Libra: {
    opening: [
      'You give freely, and you know to the minute whose turn it is.',
      "What people see is a soft touch, who'll go an hour out of the way and call it a pleasure (Cancer rising).",
      'Mostly it was one, but your Moon in Libra is only easy when things are even, and it noticed who did the favors the last three times.',
      "You don't say anything about it, but the fourth time you arrive charming and slightly out of breath, eleven minutes late.",
    ],
    turn: "You're generous when somebody asks, but some time later you notice that it wasn't your turn.",
    task: [
      "When it's somebody else's turn, tell them so beforehand, cheerfully, in the same sentence as the invitation.",
      'Something like "you get the tickets, I\'ll get dinner" will do.',
      "They'd much rather take a turn than have you come eleven minutes late and never know why.",
    ],
  },
  Scorpio: {
    opening: [
      "It's easy to hurt you and very hard to fool you.",
      'Others soften the facts for you, because you wince and you worry and you seem to need the world to be kind (Cancer rising).',
      'Your Moon in Scorpio has known the facts for a month.',
      "It got them from a pause on the phone, and while somebody carefully breaks the news to you over lunch, you're working on looking surprised.",
    ],
    turn: 'People try to protect you from the facts, and you try to keep them from seeing that you already know.',
    task: [
      'When somebody starts to break a thing to you gently, tell them that you know, and ask what it was like to keep it from you.',
      'Say it kindly, since they meant well.',
      "It's hard work to spare a friend, and they'd be relieved to learn that you're easy to hurt and can still be told.",
    ],
  },
  Sagittarius: {
    opening: [
      "You make a home for everyone, but you're happiest about twenty miles away from it.",
      "People feel looked after as soon as they're inside, and nobody makes up a guest bed with more care (Cancer rising).",
      "Your Moon in Sagittarius, though, can breathe when the last houses are behind it, and it's most hopeful with nothing in sight that it's responsible for.",
      "You fluff the visitor's pillow and ask about the trip, and you keep looking at the suitcase.",
    ],
    turn: "You're the one that other people come back to, but you've hardly mentioned how much you'd like to go.",
    task: [
      "Spend one night this month somewhere else, on a friend's sofa if need be, and let them make up the bed.",
      'Leave nobody any instructions.',
      "Somebody you've had as a guest for years would enjoy fluffing the pillow for you.",
    ],
  },
  Capricorn: {
    opening: [
      'The worries you mention are small ones, and you handle the big ones without a word.',
      "Before a picnic you're on about wasps and sunburn, and people pat your arm and take you for the nervous one (Cancer rising).",
      "When there's real trouble your Moon in Capricorn takes over, because it feels responsible for everybody and doesn't waste time on talk.",
      'When the power went out, you may have been the only one who knew where the candles were.',
    ],
    turn: "What you fuss about is rarely what scares you, and what scares you, you've already taken care of.",
    task: [
      "Take one thing that you've prepared for, and show somebody this month how it's done, where it's kept and who to call.",
      'Then there are two of you.',
      'The next time the lights go out, one of the people who pat your arm could find the candles and be proud of it.',
    ],
  },
  Aquarius: {
    opening: [
      'You make people feel like family, and then it amazes you that they visit.',
      "After an hour with you they've been fed and lent a sweater, and they walk home feeling adopted (Cancer rising).",
      'You meant all of it, but your Moon in Aquarius belongs to itself, and it likes affection to be optional on both sides.',
      'The third time they call in a week, you look at the screen with real fondness until it stops.',
    ],
    turn: "You're the one who invites everybody in, and by the weekend you wonder why there are so many people around.",
    task: [
      'Choose two evenings this month when people may turn up and tell them which ones.',
      "On the other evenings, let the phone ring and don't feel bad about it.",
      "People who feel adopted don't mind visiting hours, as long as they're sure that they'll be let in.",
    ],
  },
  Pisces: {
    opening: [
      "You can't always tell which of your moods are yours.",
      "People feel better after they've sat with you, and the kinder ones wonder where all of it goes (Cancer rising).",
      'It goes into you, because your Moon in Pisces takes in whatever mood another person comes with.',
      "You've been cheerful since breakfast, you drop in on a friend for twenty minutes, and you leave with her headache and an odd grudge against her landlord.",
    ],
    turn: "You're so quick to feel what other people feel that you seldom ask whose feeling it was.",
    task: [
      'After a visit this month, sit outside for five minutes before you do anything else, and say of each feeling whose it is.',
      "Let the ones that aren't yours go.",
      "A friend with a landlord like that needs somebody nearby who's still as cheerful as you were at breakfast.",
    ],
  },
}
