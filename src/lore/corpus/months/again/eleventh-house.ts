import type { PlotAgain } from '#lore/authored.ts'

export const eleventhHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can go to the group once and sit near the end of the table. Nobody has to know whether you're staying. On the way home you'll be telling somebody about it, or you won't.",
        "The group can be asked for one thing that you'd enjoy. You've only asked for what was needed so far. They may have been waiting to do something without a purpose.",
      ],
      'full-moon': [
        "The whole group is there, and you can see your place in it. It may be larger than you'd thought, and a little too useful. You could bring nothing next time except yourself.",
        "The group shows you your place in it, in an hour, by who turns to you and for what. It may not be the place you'd have chosen. You can move, and they'll make room.",
      ],
      eclipse: [
        "The group may break up, or split over something silly. The two people you'd have called anyway will still answer. That may have been the group.",
        "The group may lose the person who held it together. It could be you. It takes some weeks to see who'd like to go on, and you can be one of those or not.",
      ],
      station: [
        "Something in the group has to be talked over again, and everyone groans. You may be the one who can say what it's really about. It takes one sentence and a straight face.",
        'The group goes back to a matter that was decided too fast. You had doubts at the time. They can be said now without spoiling anything.',
      ],
      'slow-eases': [
        "You're part of the group, and you may notice it when somebody complains to you about the newcomers. All it took was turning up.",
        "The group has grown around you without your noticing. You're asked, you're kept a seat, you're teased. You can stop wondering if you belong.",
      ],
      'slow-presses': [
        "The group wants something from you that you don't have this year. You can say so before the next meeting. Those who mind will mind you less than the silence.",
        "The group has to divide the work, and you've had too much of it. You can name your share in front of everyone. They'll look at the floor for a minute, and then somebody will speak.",
      ],
      'uranus-presses': [
        'The group may be shaken by somebody new, or by a quarrel that nobody saw coming. You may like the new order better. You can wait a week before you take a side.',
      ],
      'pluto-presses': [
        "The group has an owner, and nobody has ever said so. If you act as though it hadn't, you'll find out at once. You can be pleasant and go on.",
      ],
    },
    between: {
      before: [
        'You read along in the group for now and answer with a thumb.',
        "You come a little late to the group and leave a little early, and you tell yourself that you're busy.",
      ],
      after: [
        'You\'ve begun to say "we" about the group, and you heard yourself.',
        'For some weeks the group treats you with a bit more care, as people do when somebody has said something true.',
      ],
    },
    toward: {
      eases: [
        "You may have stayed with the group longer than you'd meant to, and so may they.",
        "Somebody in the group may have asked what you'd like, and you had an answer.",
      ],
      presses: [
        "You've probably done the group's work for three of them again.",
        "By now you count who in the group does what, and you're tired of the result.",
      ],
    },
    steps: {
      newMoon: ['Most people are only waiting for somebody to do that.'],
      fullMoon: ["It's a warm feeling, and it's fine to like it."],
      back: ['You can go for an hour and see who you are there.'],
      on: ['It usually takes somebody who finally counts the votes.'],
      'outer/eases': ["You wouldn't have gotten along with some of them a few years ago."],
      'outer/presses': ['It might be them, and it might be the hour.'],
      'sun/before/eases': [
        "It isn't what you work at. It's something that you do when you aren't thinking about them.",
      ],
      'sun/before/presses': [
        "They may be good at it, and that's the trouble. You can ask something in front of everyone, once.",
      ],
      'sun/after/eases': [
        "People wait for a second before they go on, to see if you'd like to say something.",
      ],
      'sun/after/presses': [
        "They'd like you for the front. You can say that you'd rather do one thing well at the back.",
      ],
      'mercury/before/eases': ["It's about the thing that you'd thought only you had noticed."],
      'mercury/before/presses': [
        'If it was short, they may have filled in the tone. A second one with a name in it should do.',
      ],
      'mercury/after/eases': ['It may take only four answers, and for once there may be four.'],
      'mercury/after/presses': [
        "It's about a date or a word. You can be the one who doesn't mind.",
      ],
      'venus/before/eases': [
        "It's a while since anyone did, so you remember what you're there for.",
      ],
      'venus/before/presses': [
        'It was warm in there. You can still change your mind on the way home, and tell one of them.',
      ],
      'venus/after/eases': [
        "You've known both of them for years. You can take a little credit for it.",
      ],
      'venus/after/presses': [
        "There's a picture, and you aren't in it. It probably means less than it looks.",
      ],
      'mars/before/eases': ["Two are enough to start. The others come when it's going."],
      'mars/before/presses': [
        'They may have decided the same thing three times. You can do it and tell them afterward.',
      ],
      'mars/after/eases': [
        "It's best used within the week, before everybody has remembered how busy they are.",
      ],
      'mars/after/presses': [
        "They may be angry at somebody who isn't there. You can say so kindly.",
      ],
      'jupiter/eases': ["One of them knows people that you'd like. You only have to come along."],
      'jupiter/presses': [
        'Everyone is enthusiastic. You can ask who does the first thing, and by when.',
      ],
      'saturn/eases': [
        "It's best written down, so that the same three names aren't on every line.",
      ],
      'saturn/presses': ["It's one evening. You can go for half of it and be honest about why."],
    },
    effects: {
      'sun/before/eases': ['you can see what the group likes about you'],
      'sun/before/presses': ["the group may be run by somebody who doesn't ask"],
      'sun/after/eases': ['you have a voice in the group now'],
      'sun/after/presses': ['the group may lean on your good name'],
      'mercury/before/eases': ['somebody in the group may write to you alone'],
      'mercury/before/presses': ['the group may misunderstand a message of yours'],
      'mercury/after/eases': ['the group can settle something by message'],
      'mercury/after/presses': ['the group may split over a detail'],
      'venus/before/eases': ['the group may make you laugh'],
      'venus/before/presses': ["you may agree with the group before you've thought"],
      'venus/after/eases': ['the group may bring two people together'],
      'venus/after/presses': ['you may feel left out of the group for an evening'],
      'mars/before/eases': ['you can get one person in the group to do it with you'],
      'mars/before/presses': ['you may lose patience with the group'],
      'mars/after/eases': ['the group has energy for something new'],
      'mars/after/presses': ['somebody in the group may take it out on you'],
      'jupiter/eases': ['the group may open a new circle to you'],
      'jupiter/presses': ['the group may plan something nobody has time for'],
      'saturn/eases': ['the group can agree on who does what'],
      'saturn/presses': ['the group may feel like a duty'],
      newMoon: ['you can suggest a time and a place to the group'],
      fullMoon: ['the group may thank you in front of everyone'],
      back: ['people you used to belong with may get together again'],
      on: ['what the group has discussed forever may get decided'],
      'outer/eases': ['the people you feel at home with have changed a few at a time'],
      'outer/presses': ['you may not fit into the group for a while'],
    },
    stakes: {
      sun: [
        {
          asks: "You'd like to be missed, and you've made sure that you're always there.",
          leaves: "You'll wonder what they say about you. Mostly they say that you were there.",
        },
      ],
      mercury: [
        {
          asks: "You know everybody's news because you're the one who passes it on.",
          leaves: "You'll have something to report again. It can wait until somebody asks.",
        },
      ],
      mars: [
        {
          asks: "You're the one who says, come on, and you're getting tired of your own voice.",
          leaves: "You'll push them again when it gets too slow. Once a meeting is enough.",
        },
      ],
      jupiter: [
        {
          asks: "You've said yes to every invitation because each of them was from somebody nice.",
          leaves: "There are more nice people than evenings. That won't change.",
        },
      ],
      moon: [
        {
          asks: 'You feel at home with them as long as the mood is good, and you work to keep it so.',
          leaves: "One evening will go wrong. It won't have been your job to save it.",
        },
      ],
      venus: [
        {
          asks: "You agree with the person you're sitting next to.",
          leaves: "Somebody may find out that you don't like what they like. They'll survive it.",
        },
      ],
      saturn: [
        {
          asks: 'You joined for good reasons and stay because you said you would.',
          leaves: "There's one promise to them that you'll still keep. After that you can choose.",
        },
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can propose something that the two of you could do every month. A friendship lives on what's already in the calendar. You'd both have been too polite to ask.",
        "The friendship can be begun again as if you'd just met. You'd ask what they do these days, and they'd have to think. It's a better start than catching up.",
      ],
      'full-moon': [
        "You may be told what your friendship means to somebody, perhaps at the wrong moment and over the dishes. You don't have to answer at the same length.",
        "The friendship can be seen in a clear light, with who gives and who forgets. You may be both. It's worth saying to each other while you're laughing about it.",
      ],
      eclipse: [
        "A friendship may change its shape, because one of you moves, marries, or begins to mind something. There's another one inside it, with less time and more truth.",
        "The friendship may be over in the form you've known. There wasn't a quarrel, only another life. You can say what it was to you, and they'll keep that.",
      ],
      station: [
        'You may come back to an old hurt in the friendship, and find that you remember it differently. One of you could say sorry for their half.',
        "The friendship goes back to the moment when it became careful. You both know which. You can be the one who says that it doesn't matter any longer.",
      ],
      'slow-eases': [
        'The friendship has become something that you can lean on. You may notice it when you tell the other person some bad news first.',
        "The friendship has lasted without being looked after, and it's time to enjoy that. You needn't prove anything. An evening of ordinary talk will do more than a celebration.",
      ],
      'slow-presses': [
        "One of you has less to give for the time being, and the friendship goes quiet. It doesn't have to be a sign of anything. You can write without waiting for an answer.",
        "The friendship has to carry something heavy, theirs or yours. Not every one of them can. You'll know soon, and it's better to ask than to test.",
      ],
      'uranus-presses': [
        "The friendship may surprise you with a sudden no or a sudden closeness. You'd had it filed under something else. You can leave the drawer open for a while.",
      ],
      'pluto-presses': [
        "The friendship has had a stronger and a weaker side, and you know which you were. If you stop playing it, they'll be lost for a moment. What comes after that moment is the real thing.",
      ],
    },
    between: {
      before: [
        "You think of your friend, and then the phone rings and it's work.",
        'You talk about your friend to other people, warmly, and that uses up some of the wish to call.',
      ],
      after: [
        'The friendship has a joke of its own again.',
        'You both answer a little faster than you used to, and the friendship can feel it.',
      ],
    },
    toward: {
      eases: [
        'You may have run into your friend and stood there for an hour.',
        'You may have come across an old picture of the two of you, and the friendship felt close.',
      ],
      presses: [
        "Your friend's birthday may have come and gone, and you saw it a day late.",
        "By now there's so much to tell your friend that you don't know where to begin.",
      ],
    },
    steps: {
      newMoon: ["You can send the picture, or the song. It doesn't need a message with it."],
      fullMoon: ["It tends to be somebody you hadn't expected."],
      back: ["It may take ten minutes, and then you're where you stopped."],
      on: ["It needn't be long, as long as it isn't moved again."],
      'outer/eases': ['It has made some of the old ones new.'],
      'outer/presses': ["They may have troubles that they're not ready to tell."],
      'sun/before/eases': [
        "You're in a better mood after a minute with them, and you could tell them.",
      ],
      'sun/before/presses': [
        "They've got what you'd like to have. You can be honest about that and still be on their side.",
      ],
      'sun/after/eases': ['You can tell them what went well without making it smaller.'],
      'sun/after/presses': [
        'They may have enough of their own. You can save it for the walk home.',
      ],
      'mercury/before/eases': [
        'You may come across it while looking for something else. If you send it, the answer may have a date in it.',
      ],
      'mercury/before/presses': [
        'You may both be polite about the time and the place. Somebody has to want something.',
      ],
      'mercury/after/eases': ["You ask it in passing, and they answer as if they'd been waiting."],
      'mercury/after/presses': ["It's an old version of you. You can correct it with a story."],
      'venus/before/eases': [
        "You may hear of it from somebody else, and it's a good reason to call.",
      ],
      'venus/before/presses': [
        "It's pleasant, and a little empty. You know the one thing that would change that.",
      ],
      'venus/after/eases': [
        "You sit longer than you'd planned, over something that neither of you had wanted to order.",
      ],
      'venus/after/presses': [
        'They may feel it, and it would make them shy. A little less is easier to answer.',
      ],
      'mars/before/eases': [
        "You'd only have to be in the neighborhood. Anyone can be in the neighborhood.",
      ],
      'mars/before/presses': [
        "It may be about being late, or about being left to decide. It's easier to say while it's only annoying.",
      ],
      'mars/after/eases': [
        "You've both got the strength for it, and it's the kind of thing that people remember.",
      ],
      'mars/after/presses': [
        "You'll both be surprised by how soon it's over, and by how much has been said.",
      ],
      'jupiter/eases': ["There's a second ticket, or a spare room. You'd have done the same."],
      'jupiter/presses': [
        'You mean it when you say it. One date that you keep is worth all of it.',
      ],
      'saturn/eases': [
        "It sounds dull, and it's the reason why some of them last for thirty years.",
      ],
      'saturn/presses': ["It isn't about you, and you can ask what it is about."],
    },
    effects: {
      'sun/before/eases': ['you can see what the friendship does for you'],
      'sun/before/presses': ['the friendship may have to stand some comparison'],
      'sun/after/eases': ['the friendship lets you be proud of something'],
      'sun/after/presses': ['the friendship may be the wrong place for your news'],
      'mercury/before/eases': ['the friendship may be helped by an old picture'],
      'mercury/before/presses': ['a plan with your friend may be talked about too long'],
      'mercury/after/eases': ['the friendship can take a serious question'],
      'mercury/after/presses': ['your friend may have got something about you wrong'],
      'venus/before/eases': ['your friend may do something kind without telling you'],
      'venus/before/presses': ['you may keep quiet in order to keep the friendship pleasant'],
      'venus/after/eases': ['the friendship has some warmth back'],
      'venus/after/presses': ['you may give more to the friendship than they can return just now'],
      'mars/before/eases': ['you can go to your friend without being asked'],
      'mars/before/presses': ['an old annoyance may come up in the friendship'],
      'mars/after/eases': ['the two of you can do something hard together'],
      'mars/after/presses': ['the friendship may have its first real argument'],
      'jupiter/eases': ['your friend may share some luck with you'],
      'jupiter/presses': ['you may promise your friend more than the calendar has'],
      'saturn/eases': ['the friendship can be given a regular day'],
      'saturn/presses': ["your friend may be less available than you'd hoped"],
      newMoon: ['the friendship can begin again with something small'],
      fullMoon: ['you may see which friend is there when it counts'],
      back: ['a friend you lost touch with may turn up'],
      on: ['the call or the evening that the friendship kept moving can take place'],
      'outer/eases': ['you like your friends for other reasons than you used to'],
      'outer/presses': ['a friend you counted on may be harder to reach'],
    },
    stakes: {
      moon: [
        {
          asks: 'You think of them whenever something happens, and you tell them weeks later.',
          leaves: "You'll feel left out once more. You can ask what they're up to.",
        },
      ],
      venus: [
        {
          asks: 'You make it so pleasant to be with you that nobody asks how you are.',
          leaves:
            "They may be surprised at first. It's the pleasant surprise of a person who wasn't sure.",
        },
      ],
      saturn: [
        {
          asks: "You've known each other for so long that it has never been decided.",
          leaves: 'It takes more than one good evening. You know how to keep at something.',
        },
      ],
      sun: [
        {
          asks: "You notice who likes whom better, and you wish that you didn't.",
          leaves: "You may never be the only one. You can be the one who's there on Tuesdays.",
        },
      ],
      mercury: [
        {
          asks: "You're quick and funny with each other, and you've stayed out of deep water by it.",
          leaves: "You'll be funny again at the wrong moment. They know you.",
        },
      ],
      mars: [
        {
          asks: "You'd both rather do something than talk, and you've been careful with each other.",
          leaves: "You'll disagree about something before long. It'll be a sign of life.",
        },
      ],
      jupiter: [
        {
          asks: "You assume that it'll be as it was, whenever you get around to it.",
          leaves: "You'll promise to call and forget. A date would help.",
        },
      ],
    },
  },
]
