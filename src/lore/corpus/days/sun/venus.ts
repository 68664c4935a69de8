import type { DayThoughts } from '#lore/authored.ts'

export const sunToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        'You look well because you feel welcome, and the second one is what people notice.',
        "Venus in the first house has plenty of charm and spends half of it checking how it's going over.",
        "The Sun gives the audience's answer in advance.",
        "Freed of checking, you can look at the others, and there's nothing more attractive.",
      ],
      task: 'Look people in the eye and forget your own face for the length of one conversation.',
    },
    2: {
      says: [
        'You get what you like by liking it out loud.',
        'In the second house Venus has exact tastes, which it conceals so as not to seem expensive to keep.',
        'Light on the subject does no harm.',
        'People choosing a present or a place to eat are glad to know, and you save them an hour of wandering around.',
      ],
      task: "Tell someone in plain terms what you'd enjoy receiving, eating, or doing next.",
    },
    3: {
      says: [
        "It may make someone's day that you were pleased to see them.",
        "You like your neighbors more than you let on, with Venus in this house, and you've been hiding behind a quick hello that belongs to a busier person.",
        'The Sun makes it obvious.',
        'People remember a face that lit up when it recognized them.',
      ],
      task: "Greet the next familiar person as if they were the one you'd been hoping to see.",
    },
    4: {
      says: [
        "Home is at its best, or perhaps it's you while you're in it.",
        'Venus in the fourth house puts its love into rooms and meals where few get to see it, and the few are used to it.',
        'Let a visitor in on such a day.',
        "They're likely to see at once what went into it, and those who live there hear it said by someone else.",
      ],
      task: 'Show someone around the place you live, in person or on a screen, and point out what you chose.',
    },
    5: {
      says: [
        "You're allowed to be the one who's delighted in.",
        'Venus gives all the treats in the fifth house and plans the surprises, since being delightful is how it makes sure of being kept.',
        "In this light you can sit back and be somebody's good time without lifting a finger.",
        'They may even have been looking forward to it.',
      ],
      task: 'Let another person plan the fun from start to finish, and thank them by enjoying it openly.',
    },
    6: {
      says: [
        "What you do every day, pleasantly and without fuss, gets noticed by somebody who's new.",
        'In this house Venus loves through service, by remembering who takes oat milk, and regulars have long since stopped seeing it.',
        "A newcomer can still see it, and you'll enjoy being noticed more than you would admit.",
      ],
      task: "Do one thoughtful everyday thing for a person who'll be surprised by it.",
    },
    7: {
      says: [
        "You can be openly glad of somebody, and it doesn't scare them off.",
        "Venus in your seventh house adapts so well that people aren't always sure whether you're happy with them or just polite.",
        'The Sun settles that question.',
        'Anyone looking on can see it, and so can the one it concerns, who stands up a bit straighter.',
      ],
      task: "Tell one person why you'd choose them again, giving two reasons that aren't compliments.",
    },
    8: {
      says: [
        'What someone has entrusted to you is in good hands, and you may get to hear it.',
        'Your Venus in this house shows love through discretion, and discretion by its nature gets few thank-you notes.',
        "It's good to have it said.",
        "You might tell them in turn that being trusted was the present, since people who confide tend to think they've been a burden.",
      ],
      task: 'Let someone know that you were glad they came to you with it, without naming what it was.',
    },
    9: {
      says: [
        'You make an excellent guest, in a country or in a conversation.',
        "With Venus in the ninth house you're charmed by how other people do things, down to their way of slicing an onion, and the Sun lets them see it.",
        "Hosts become eloquent for such a guest, and tend to show you the room that isn't on the tour.",
      ],
      task: 'Ask someone from another background how their family does one everyday thing, and try it that way.',
    },
    10: {
      says: [
        "People say nice things about you in rooms you aren't in.",
        "Your good name is Venus's work in this house, done over years by returning things clean and remembering assistants.",
        'Under the Sun some of it may reach you.',
        'Praise that comes through a third party has the wording slightly off and the warmth intact.',
      ],
      task: "Follow up on one kind word you've heard about yourself by thanking the person who said it.",
    },
    11: {
      says: [
        "You're the warm spot in the group, and it costs you nothing to be stood around.",
        'Venus in the eleventh house loves its friends evenly and in the plural, and worries at times that nobody there is especially its own.',
        "Someone usually is, and drifts over to your side of the table whenever there's a choice.",
      ],
      task: 'Ask the friend who always ends up next to you to do something with you alone.',
    },
    12: {
      says: [
        'A happiness that nobody knows about is just as real as the announced kind.',
        'Venus of the twelfth house keeps its sweetest things in a locked room and sometimes wonders whether they count.',
        "Today the Sun's in there with it.",
        "You catch yourself smiling on the stairs, and when somebody asks why, you don't have to say.",
      ],
      task: 'Do the thing that secretly makes you happiest, and keep it to yourself for one more day.',
    },
  },
  presses: {
    1: {
      says: [
        "Half your effort is going into a person who'd have liked you anyway.",
        "With Venus in the first house, you meet people with a compliment or a joke at your own expense, and you've been doing it all day.",
        'It wears you out, and the ones who matter are waiting for the moment when you stop.',
      ],
      task: 'Spend an hour among people without once making a joke at your own expense.',
    },
    2: {
      says: [
        "What you'd love to have and what you'd be proud to have paid for are two different things.",
        "Part of you wants to be sensible, your Venus in the second house wants the green one, and you can't shop in peace.",
        'Sensible is winning on points.',
        "You'll own it for ten years and, every time you use it, think of green.",
      ],
      task: 'Wait on the sensible version, and find out what the one you love would really cost.',
    },
    3: {
      says: [
        'Pleasantness can keep you from saying the only thing you came to say.',
        'With Venus in the third house, you smooth over every small exchange by habit, so your opinion never comes up.',
        "The other person may go away thinking that everything's fine and make plans.",
        "It'd be kind to let them hear otherwise before they go ahead.",
      ],
      task: 'Go back to someone you were pleasant with and add the sentence you left out.',
    },
    4: {
      says: [
        "You'd like to be admired by the very people who knew you in braces.",
        "With Venus in the fourth house, you want everyone at home content, and you'd like to be admired there as well, while they want you to move the car.",
        'Their admiration takes the form of leftovers in foil.',
        'You know how to read that, though on a proud day you forget.',
      ],
      task: 'Look for one clumsy way in which your family shows approval, and thank them for that one.',
    },
    5: {
      says: [
        "If nobody's looking, the charming gesture loses some of its charm for you.",
        "It's the difference between Venus in the fifth house, which likes to give pleasure, and the Sun, which would like to be seen giving it.",
        'So the flowers become a scene with flowers.',
        "The person holding them smiles, aware that they've been cast.",
      ],
      task: 'Please someone in a way that only the two of you will ever know about.',
    },
    6: {
      says: [
        'Doing it nicely and doing it well can come apart.',
        "With Venus in the sixth house, you keep the work pleasant, and you'd also like a result with your name on it.",
        "The result needs somebody to be told that it isn't right yet.",
        "You may be adjusting the font in the hope that they'll see for themselves.",
      ],
      task: "Tell one person what still has to change in a shared task, before you say what's good about it.",
    },
    7: {
      says: [
        "Giving way gracefully can turn into a rule without anyone's having decided on it.",
        "With Venus in the seventh house, you give in because harmony feels like winning, and then there's nothing of yours in the weekend.",
        "The other person isn't being selfish.",
        "If they asked what you wanted and you said that you didn't mind, they may simply have believed you.",
      ],
      task: 'Answer the next what would you like with a real answer, even if you have to make one up.',
    },
    8: {
      says: [
        'Loyalty to one person can make you look smaller than you are.',
        'In the eighth house Venus keeps faith long after terms have changed, which does you credit and has begun to cost you some.',
        'The Sun would like the terms read out.',
        'You may well renew them without the clause about never mentioning it.',
      ],
      task: "Name one cost of your loyalty to someone, first to yourself, and then to them if it's more than you would pay again.",
    },
    9: {
      says: [
        "You'd prefer the version of events in which everyone has good manners.",
        "With Venus in the ninth house, you love certain places and great minds as long as they're attractive, and you've found a fact about one of them that isn't.",
        "It needn't be the end of the affair.",
        "A love that's read the footnote can go to the same museum and see more.",
      ],
      task: 'Read one fair criticism of a person, place, or tradition you admire, and admire it more exactly.',
    },
    10: {
      says: [
        'Your good reputation has become a rather small room.',
        'With Venus in the tenth house, people like you for never making trouble, and you want to do something that might.',
        "It's no crime to disappoint an audience.",
        'Some of them would be relieved to learn that you have teeth, having wondered how you manage without.',
      ],
      task: 'Say the unpopular true thing in a public setting with your usual good manners.',
    },
    11: {
      says: [
        "A friend's good moment and a quiet wish to be noticed yourself may fall on the same day.",
        'With Venus in the eleventh house, you clap for your friends until your hands hurt, and you look around to see whether anyone is clapping for you.',
        "They'd share it gladly.",
        "They can't guess that you have news, though, if you spend the whole time arranging their balloons.",
      ],
      task: 'Tell one friend your good news today, even if theirs is bigger.',
    },
    12: {
      says: [
        "The nicest thing about you is something you've made sure no one sees.",
        'With Venus in the twelfth house, you keep your soft side to yourself, so people meet someone brisker than the person who cries at ads with old dogs in them.',
        'Brisk is respected.',
        "But somebody may be trying to decide whether you'd be safe to love, on the evidence available.",
      ],
      task: 'Let one person see you moved by something, without turning away or explaining.',
    },
  },
}
