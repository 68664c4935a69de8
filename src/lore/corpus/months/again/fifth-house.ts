import type { PlotAgain } from '#lore/authored.ts'

export const fifthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can do the first ten minutes of the project badly and on purpose. The second ten tend to be better. By the end of the evening it has a shape, and you'll want to see it in the morning.",
        "The project can get its first hour without anybody's permission. It won't look like much by the end. You'll know what you want to do in the second hour, and that's all a first one is for.",
      ],
      'full-moon': [
        "The project can be looked at, and you may look at it from the far side of the room. There's one thing there that you hadn't planned. People will like that one.",
        "The project is there for people to see, and you can watch their faces. They'll notice things that you didn't put there. You can keep the best of those.",
      ],
      eclipse: [
        "The project may lose its occasion, its partner, or its place on the kitchen table. What you'd still do without those is the actual project.",
        "The project may have to be left where it is. You've learned what it had to teach, and it shows. The next one begins from there and not from nothing.",
      ],
      station: [
        "The project stops going forward, and you may tinker. Take it back to the last point at which you were happy. It isn't far.",
        "The project asks to be taken apart at one place. You knew about the place. It's an afternoon's work and a month's relief.",
      ],
      'slow-eases': [
        "You've got a way of working on the project that doesn't depend on the mood. It's less exciting, and there's more of it at the end of the week.",
        "The project has begun to carry you. You sit down tired and get up less so. It doesn't need to lead anywhere to be worth that.",
      ],
      'slow-presses': [
        "Somebody may ask what the project is for, and when it'll be done. You can answer the second question. It does the first some good.",
        "The project comes to the part where talent isn't enough. You'd like to be spared it. An hour a day for two weeks gets you through, and on the other side it's yours.",
      ],
      'uranus-presses': [
        "The project may break, and the broken piece may be better than the whole. You'd never have dared. You can build the rest around it.",
      ],
      'pluto-presses': [
        "The project says more about you than you'd planned to tell. You could make it safer, and it would be worth less. You can show it to one person who can stand it.",
      ],
    },
    between: {
      before: [
        'You look at what others have made, and it makes you want to start the project and to stop.',
        "You do small things for the project that don't count, such as looking for a better pencil.",
      ],
      after: [
        "You see things for the project everywhere, on walls and in other people's sentences.",
        "The project has become a thing you can talk about, and you find that you'd rather do it.",
      ],
    },
    toward: {
      eases: [
        'Someone may have seen a corner of the project by now and asked for more.',
        "Some part of the project may have worked at the first try, and you'd like that feeling again.",
      ],
      presses: [
        "You've put the project off with such good reasons that you've begun to doubt them.",
        'By now it costs you more to avoid the project than to fail at it.',
      ],
    },
    steps: {
      newMoon: ['An hour with somebody much younger, or with no one, loosens your hand.'],
      fullMoon: ["You might blush. They've probably seen worse, and they're waiting."],
      back: ['The mistakes may be dear to you by now, and the idea is still good.'],
      on: ["It may be ready for a stranger, even if you aren't."],
      'outer/eases': ["You've begun to trust that before anyone agrees."],
      'outer/presses': ["It's a fair trade as long as the first one stays in one piece."],
      'sun/before/eases': [
        "You can tell by how little you care what it's for. That's the mood to work in.",
      ],
      'sun/before/presses': [
        'They may have a right to some of it. You can give them an hour and keep the next one.',
      ],
      'sun/after/eases': [
        'You have something else to talk about than usual, and people may lean in a little.',
      ],
      'sun/after/presses': [
        'They may have helped with a corner of it. It costs you nothing to say so, and to say who did the rest.',
      ],
      'mercury/before/eases': ["It's the thing you'd thought you would need a course for."],
      'mercury/before/presses': [
        "There's always one more article. What you need next isn't written down anywhere.",
      ],
      'mercury/after/eases': [
        "It comes from something that a stranger calls it, and it fits better than what you'd had.",
      ],
      'mercury/after/presses': [
        "They may think it's about them, or about money. You can leave it unexplained, since it'll explain itself later.",
      ],
      'venus/before/eases': [
        "You can let a little of that into it. Nobody will know where it's from except you.",
      ],
      'venus/before/presses': [
        "It's a bad day for judging. Yours is half done, and the other was finished years ago.",
      ],
      'venus/after/eases': ["You can say no if it isn't ready, and enjoy having been asked."],
      'venus/after/presses': [
        "It's the one you made it for. They may need longer, or another kind of thing.",
      ],
      'mars/before/eases': ["What you know by now saves you half the time, so it isn't lost."],
      'mars/before/presses': [
        "You'd be angrier than you let them see. It's a sign of how much you wanted the hour.",
      ],
      'mars/after/eases': [
        "One long evening may be enough. You'll be tired, and you'll get up to look at it again.",
      ],
      'mars/after/presses': [
        'They may find a fault and mention it twice. You can tell from that how good they think it is.',
      ],
      'jupiter/eases': ['They may have a place for it, or a use, or know who does.'],
      'jupiter/presses': [
        "You described it so well that they've made room for it. You can deliver a smaller one, and soon.",
      ],
      'saturn/eases': [
        "Somebody older may show you how it's done. They're short with words, and you'll remember every one.",
      ],
      'saturn/presses': ["It's a serious mood, and it isn't the time to throw anything out."],
    },
    effects: {
      'sun/before/eases': ['the project feels like yours for a day'],
      'sun/before/presses': ['the project may be crowded out by somebody who wants your attention'],
      'sun/after/eases': ['the project makes you better company'],
      'sun/after/presses': ['the project may be claimed by somebody with a louder voice'],
      'mercury/before/eases': ['you may learn something for the project in half an hour'],
      'mercury/before/presses': ['you may read about the project instead of doing it'],
      'mercury/after/eases': ['the project may find its name'],
      'mercury/after/presses': ['somebody may misunderstand the project'],
      'venus/before/eases': ["the project may remind you of something you've always liked"],
      'venus/before/presses': ['you may compare the project with something beautiful'],
      'venus/after/eases': ['somebody may want to have the project'],
      'venus/after/presses': ['the project may be praised by everyone except one person'],
      'mars/before/eases': ['the project can be started over without regret'],
      'mars/before/presses': ['the project may be interrupted by somebody who needs something'],
      'mars/after/eases': ['the project can be pushed to its end'],
      'mars/after/presses': ['the project may make somebody envious'],
      'jupiter/eases': ['the project may meet somebody who takes it seriously'],
      'jupiter/presses': ['the project may be promised before it exists'],
      'saturn/eases': ['the project can be learned properly'],
      'saturn/presses': ['the project may look childish to you for a few days'],
      newMoon: ['you can play without any project at all'],
      fullMoon: ['you may be asked to show the project'],
      back: ['an earlier project may be worth another look'],
      on: ["you can go on with the project where you'd stopped"],
      'outer/eases': ["the project shows what you've come to find beautiful"],
      'outer/presses': ['you may break off the project and begin with something odder'],
    },
    stakes: {
      sun: [
        {
          asks: "You'd hate to be told that it's nice.",
          leaves: "Somebody will say that it's nice. They may mean more than the word can hold.",
        },
      ],
      mercury: [
        {
          asks: "You've read so much about how it's done that you can see every mistake before you make it.",
          leaves: "You'll want to explain it. You can let them look first.",
        },
      ],
      saturn: [
        {
          asks: 'You believe that a thing worth doing should be done well, and it has kept you from doing this at all.',
          leaves: "You won't be good at it for some time. You've got some time.",
        },
      ],
      moon: [
        {
          asks: "You made it in a mood that you wouldn't show to many people, and the mood is in there.",
          leaves: "You'll want it back once it's out. It stays yours in the way that counts.",
        },
      ],
      venus: [
        {
          asks: 'You have good taste, and it arrived long before the skill.',
          leaves: "Your taste will go on being ahead. It's pulling you along.",
        },
      ],
      mars: [
        {
          asks: "You go at it with all you've got and are worn out before the second part.",
          leaves:
            "There'll be a part that can't be forced. You could do something else with the force.",
        },
      ],
      jupiter: [
        {
          asks: "You can already see the whole exhibition, and the first piece isn't finished.",
          leaves: "You'll have an even better idea next week. It can wait in line.",
        },
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can ask one person out for the evening and leave the plan to chance. If it's dull, you'll have been dull in company. If it isn't, you have something to tell.",
        "The evening can be planned for one reason only, which is that you'd like it. It may feel strange to say so. You can say it to the person you'd like to have there.",
      ],
      'full-moon': [
        'The evening turns out fuller than you meant it to. Somebody may sing, or say what they feel, and you could still be there at midnight. You can be tired tomorrow.',
        "The evening is at its best with many people in it. You don't have to look after any of them. If you catch yourself filling glasses, you can sit down.",
      ],
      eclipse: [
        "Something you used to do for fun may be over, and the evening stands empty. It's worth sitting in it once. What you miss first is the part to look for.",
        "An evening that you've always spent in one way may be gone, with the people who belonged to it. It's sad, and it leaves a night free. You can wait before you fill it.",
      ],
      station: [
        "You go back to an old pleasure for an evening, and it's almost the same. You can see what has been missing and what you've outgrown.",
        "The evening you had in mind has to be thought of again. It was planned for somebody you used to be. What you'd like now can be had more easily.",
      ],
      'slow-eases': [
        'The evening has become a fixed thing, and people know where to find you. You look forward to it from about noon.',
        "The evening you wanted has become a custom. Others have begun to count on it, so you don't have to fight for it any longer. You only have to turn up.",
      ],
      'slow-presses': [
        "There's less money or less energy for it than there was, and the evening has to be planned. You may find out which part you were there for. It tends to be the cheap part.",
        "The evening has to be paid for with something you usually give first, your time or your good name as a helper. You can pay it once. They'll ask somebody else.",
      ],
      'uranus-presses': [
        "The evening may go in a direction that you'd have called not your kind of thing. You'll know within an hour. If it's yours after all, you've been missing it for years.",
      ],
      'pluto-presses': [
        "The evening puts you near something or someone you want very much. You can't be casual about it, and you needn't be. It's enough to stay in the room.",
      ],
    },
    between: {
      before: [
        "You scroll through what's on, and by the time you've chosen, the evening is over.",
        "You say yes to other people's evenings and hope that one of them will turn out to be yours.",
      ],
      after: [
        "You may catch yourself humming after a good evening, and be asked what's happened.",
        'One good evening makes it harder to sit through the other kind.',
      ],
    },
    toward: {
      eases: [
        'An evening lately may have made you laugh until it hurt.',
        'You may have enjoyed an hour lately without having planned it, and an evening is only four of those.',
      ],
      presses: [
        'You may have come home from another evening and wondered why you went.',
        "By now you're tired of evenings that were only a way of not going to bed.",
      ],
    },
    steps: {
      newMoon: ['You can sign up for a course or a game. Go twice before you decide.'],
      fullMoon: [
        "It may come from you or from somebody else, in front of everyone. It's allowed to mean nothing.",
      ],
      back: ['You can find out whether it was them or the age you were.'],
      on: ['You could still be the one who books.'],
      'outer/eases': ['You may stop apologizing for either one, since both suit you.'],
      'outer/presses': ['A third place would help, with music in it.'],
      'sun/before/eases': [
        "You only have to say yes before you've thought of what else ought to be done.",
      ],
      'sun/before/presses': [
        "You can be glad for them and still miss having one of your own. The two don't cancel out.",
      ],
      'sun/after/eases': ['If somebody asks for your advice about theirs, you have some.'],
      'sun/after/presses': ["You were good at it. You can say that you'd like to be a guest."],
      'mercury/before/eases': [
        "It's from somebody who's in town or has a ticket too many. You can answer before you've looked at tomorrow.",
      ],
      'mercury/before/presses': [
        'Three of you are free on three days. If you name one, two of them will move something.',
      ],
      'mercury/after/eases': ['You know who was easy to be with, so the list of people is short.'],
      'mercury/after/presses': [
        'It was funny at the time. You can say it again as it was, and let them judge.',
      ],
      'venus/before/eases': [
        "You can go as you are. They like you better that way, and you'd be comfortable.",
      ],
      'venus/before/presses': [
        "Nobody would have minded if you'd said so. You can leave after an hour.",
      ],
      'venus/after/eases': ["It's best kept simple, with the same people and no occasion."],
      'venus/after/presses': [
        "It's a pleasant sort of missing. It tells you whom to ask the next time.",
      ],
      'mars/before/eases': ["You'd been about to stay in. An hour of it is enough to find out."],
      'mars/before/presses': ['You can let them go ahead. The rest of you can take your time.'],
      'mars/after/eases': [
        'You might sing, or speak first, or stay. Nobody remembers who was shy before.',
      ],
      'mars/after/presses': [
        "You gave the day to somebody else's emergency. Tomorrow you could give them less of it.",
      ],
      'jupiter/eases': ['You can accept it without working out what you owe. They wanted to.'],
      'jupiter/presses': [
        "There'll be forty people and one conversation. If you find that one, you can stay in it.",
      ],
      'saturn/eases': ["It takes some discipline, and it's the kind that you've got plenty of."],
      'saturn/presses': ["You can go for the first two hours. They're usually the best ones."],
    },
    effects: {
      'sun/before/eases': ['an evening may come up that suits you exactly'],
      'sun/before/presses': ["the evening may turn out to be somebody else's celebration"],
      'sun/after/eases': ['you know by now what kind of evening does you good'],
      'sun/after/presses': ['somebody may expect you to arrange the next evening as well'],
      'mercury/before/eases': ['a message may offer you an evening'],
      'mercury/before/presses': ["the evening may get lost in other people's schedules"],
      'mercury/after/eases': ['the next evening can be arranged in two lines'],
      'mercury/after/presses': ['what was said that evening may be repeated wrongly'],
      'venus/before/eases': ['the evening may have good company in it'],
      'venus/before/presses': ["you may go along with an evening you don't enjoy"],
      'venus/after/eases': ['a good evening can be repeated on purpose'],
      'venus/after/presses': ['you may wish the evening had gone on'],
      'mars/before/eases': ['you have the energy to go out after all'],
      'mars/before/presses': ['somebody may spoil the evening by being in a hurry'],
      'mars/after/eases': ['you may be bolder in the evening than you usually are'],
      'mars/after/presses': ["you may be too tired for the evening you'd wanted"],
      'jupiter/eases': ['somebody may treat you to an evening'],
      'jupiter/presses': ['the evening may be larger than it needs to be'],
      'saturn/eases': ['one evening can be kept free of everything useful'],
      'saturn/presses': ['you may be the only one who has to get up early after the evening'],
      newMoon: ["an evening can be given to something that's no use"],
      fullMoon: ['the evening may be a flirtation'],
      back: ['someone you used to have fun with may write'],
      on: ['an evening that took weeks of messages may come together'],
      'outer/eases': ['your idea of a good evening has become quieter or louder'],
      'outer/presses': ['you may be restless on an evening out and restless at home'],
    },
    stakes: {
      moon: [
        {
          asks: 'You can only let go when you know that everyone is home and has eaten.',
          leaves:
            'Somebody may need you just as you leave. You can ask if it keeps until tomorrow.',
        },
      ],
      venus: [
        {
          asks: "You're so good at seeing what others would like that they leave the choosing to you.",
          leaves: 'Somebody will ask you to choose again. You could choose for yourself this time.',
        },
      ],
      mars: [
        {
          asks: "You come home tense and sit still with it, and that isn't rest.",
          leaves: "You'll have a day when nothing helps. Running is a good second best.",
        },
      ],
      jupiter: [
        {
          asks: 'You say yes to so much that is nearly fun.',
          leaves:
            "You'll be offered three things for one night again. You know by now how to pick.",
        },
      ],
      sun: [
        {
          asks: 'You light up for people, and it takes until the next noon to get over it.',
          leaves: 'You may be a little dull one evening. People will be kind about it.',
        },
      ],
      mercury: [
        {
          asks: "You check your messages in the middle of a good time, to see if there's a better one.",
          leaves: "You'll reach for the phone. It'll have nothing that couldn't wait.",
        },
      ],
      saturn: [
        {
          asks: "You don't trust a pleasure that wasn't hard to get.",
          leaves: 'You may feel a bit guilty the next morning. It passes by the second coffee.',
        },
      ],
    },
  },
]
