import type { MonthPlot } from '#lore/authored.ts'

export const eleventhHouseHeart: readonly MonthPlot[] = [
  {
    asks: '{month} is about a friend you miss, and about the difference between missing somebody and seeing them.',
    among:
      "It may be someone from school, a neighbor who moved away, or a friend who's only across town.",
    cast: {
      sun: 'the person you were with that friend',
      moon: 'the missing itself, which comes at odd times of day',
      mercury: 'the line you could write to your friend tonight',
      venus: "the fondness that hasn't gone anywhere",
      mars: 'the old anger at your friend, which has kept surprisingly well',
      jupiter: "the long talk you'd have if you began",
      saturn: 'the time since the last call, which makes the next one harder',
      uranus: 'the impulse to dial the number in the middle of the day',
      neptune: 'the perfect and silent friend you miss',
      pluto: 'the pride that waits for your friend to call first',
      asc: "how changed you'd look to your friend",
      mc: 'the busy life that you give as the reason',
    },
    before: {
      sun: {
        eases:
          "You're happy about something, and the friend you'd tell isn't there to be told. It's a bright sort of missing. You'd be nice to hear from in this mood, and it isn't every day that you could say that.",
        presses:
          "You decide that your friend could have called, too. That's true, and it doesn't keep you warm. Pride makes its best case when you're tired, and the friend you miss may be sitting somewhere just as tired and just as right.",
      },
      mercury: {
        eases:
          "You come across an old picture and send it to the friend you miss before you've thought of anything to go with it. The answer may be all exclamation points. They're one tap away, and you'd been thinking of it as a distance.",
        presses:
          "You start a message to the friend you miss, and it needs an apology for the silence and then an explanation of the apology. It's now two screens long. A line with a question in it would already be on their phone.",
      },
      venus: {
        eases:
          "You're having a good time with the people you see every day, and in the middle of it you feel who's missing. It takes nothing away from the lunch. If you say your friend's name at the table, somebody may ask, and you can tell the story.",
        presses:
          "There's no lack of company, nice company, and you come home from it lonesome. It isn't people that you're short of. You miss one friend in particular, and another pleasant evening only makes the spot easier to find.",
      },
      mars: {
        eases:
          "You look up the trip to your friend's, and it's shorter than any of your reasons. In this mood you'd go at once. They'd have to be asked first, and that's one phone call, best made standing up.",
        presses:
          "You're suddenly angry at the friend you miss, about something that both of you would have called long forgotten. It has kept surprisingly well. It might be what's in the way, and if so, one awkward sentence could clear it up.",
      },
      moons: {
        new: "The friend you miss has no part in what begins there. A line about how it started would give them one, and it's much easier to write than a line about everything since the last time. They can ask for the rest.",
        full: "What comes to a head there is just the kind of thing you'd tell the friend you miss. The people around you have all the facts. That friend would want to know what you made of it, and you could begin right in the middle.",
      },
    },
    after: {
      sun: {
        eases:
          "Talking to your friend, you're someone with a history and a sense of humor about it. You sit differently. It may only be a phone call, and the next person who sees you will wonder what you've been up to.",
        presses:
          "You compare your life with your friend's and come off badly in the parts that you've picked. They're probably tired of those parts. What you missed about this person wasn't how well they were doing.",
      },
      mercury: {
        eases:
          'You send your friend something with no greeting, as if you were in the middle of a conversation. If the answer has no greeting either, you are. It gets hard to keep on missing a person at that rate.',
        presses:
          "A call or a visit has to be moved, and you and your friend are so understanding about it that it nearly disappears. That's the polite way of losing touch. You could answer with another date, and the two of you will be glad of it later.",
      },
      venus: {
        eases:
          "You and your friend are rude about each other's taste, and there hasn't been a tenderer conversation all week. You knew that you missed them. You'd forgotten how much of it was laughing.",
        presses:
          "The friend you get isn't quite the one you missed. There are new habits, and a firm opinion about salt. It makes you a little sad until it strikes you that they may be looking around for the old you, too.",
      },
      mars: {
        eases:
          "You get your friend to do something with you, in person or with a phone in your pocket while both of you walk. The talk had been a bit careful, as it is with people you've missed. It stops being careful at about the second hill.",
        presses:
          "You and your friend get into an argument, over a thing you'd both have stepped around when you hardly talked. Call it progress. A person you only miss never gets on your nerves, and this one is close enough to.",
      },
      moons: {
        new: "A beginning like that can swallow the very hours a friend lives on. A short call on a regular day, from the bus or over the dishes, would hold its own against it. It'd save you from having to miss them all over again.",
        full: "An old friend doesn't have to be told how you took the commotion there. They can guess, and guess right, without having been in the room. If you've been missing that, it's one phone call away.",
      },
    },
    slow: {
      eases: [
        "The friend you miss comes closer over these weeks, in small amounts. There's a picture of a breakfast, or a question about a word. You couldn't name the day, but at some point it's no longer a matter of getting back in touch.",
        "You talk to your friend in your head, and it's a cheerful conversation, mostly about things you'd show them. More and more of it might be said out loud, or sent. The one in your head always agrees with you, and the one you miss would have something to say.",
      ],
      presses: [
        'Everyone is busy for a while, and seeing your friend keeps getting moved. You begin to feel silly for wanting it. Something short and badly timed, with your shopping still in your hands, might be better than something nice later on.',
        "You may hear about your friend from other people, and it's odd to get them secondhand. There's a new job, perhaps, or a new kitchen, and you'd have liked to be among the first to know. Being hurt can wait for as long as it takes to write congratulations.",
      ],
    },
    houses: {
      new: {
        1: "A new haircut is a day old, and you'd like to hear about it from the friend you miss. Everybody else has been tactful. That friend would tell you about the back.",
        2: "New money or a new budget can have a train ticket in it. The friend you miss may be at the other end of one, and it's likely to cost less than you'd think. Seeing somebody is an expense like any other, and a better one than most.",
        3: "A new thread of messages has started up, or a new face on the block, and you're chatting more than you have in a long time. The one you'd like to tell about it is the friend you miss. It can be done with one thumb, on a crowded bus.",
        4: "At home you're clearing a corner, and if you're lucky up comes a photo of the two of you with terrible bangs. You put it on the shelf. The friend you miss would like a picture of the picture, with the shelf in it.",
        5: "Something has started that makes you silly, a crush or a ukulele. The friend you miss has known you silly for the longest time. They'd be insulted to hear about the ukulele from other people.",
        6: 'Your new routine includes a walk after lunch, and the walk has the length of a phone call. The friend you miss might have a lunch hour, too. Neither of you would have to clear an evening for it.',
        7: 'Somebody new may ask who your people are, and you describe the friend you miss. You can hear your voice get warmer. By the end of it they could want to meet, which is a good reason to call.',
        8: "Trusting somebody with a secret is new for you just now. The friend you miss has older ones, and has probably kept them without being asked. With that friend you wouldn't have to start from the beginning.",
        9: "A trip takes shape, and one of the ways there goes by the town of the friend you miss. It's forty minutes longer. You might look up whether the diner's still open before you look up the friend.",
        10: "Work is starting you on something, and you have to look as if you knew how. The friend you miss may have known you before you were good at anything. There's nobody you'd rather impress, and nobody who'd be less impressed.",
        11: "New friends are coming in, and they're a lot of fun. They laugh at a story of yours without having been there. If the friend you miss is in that story, they could tell you which parts you've improved.",
        12: "You've got a few days with no one in them. In that sort of quiet the friend you miss is nearly in the room, with their feet on things. A short line to them wouldn't disturb the quiet at all.",
      },
      full: {
        1: "You've got a big day of your own and a face to match. People take pictures. The friend you miss would've stood at the back pulling faces until you looked like yourself in one of them.",
        2: "A large bill is paid, or a purchase is finally yours, and you'd like to show it to someone who'll be properly glad. The friend you miss would be. A picture of it takes a minute to send.",
        3: "Your inbox is full, and you may have said more this week than you can stand behind. A short line to the friend you miss would be worth more than most of it. They wouldn't even need it to be clever.",
        4: "The family's all there, or the house is torn up, and it's a scene. The friend you miss may have met these people. You wouldn't have to explain to them why it's funny.",
        5: "A party or a big night is going splendidly, and halfway through it you get that pang by the coats. You're missing someone. A bad photo of the band would do, with no more than the friend's name under it.",
        6: "Everything has to be done at once, and you tell yourself you'll write to the friend you miss when it's over. Something else will come up then. A line that's written badly in the middle would reach them sooner.",
        7: "Things get said between you and a partner or a friend, and a stranger's view won't do. You'd like to hear from someone who's known you through several hairstyles. The friend you miss would probably take the other one's side.",
        8: "You and somebody are settling what's owed, and it turns your mind to the friend you miss. There may be a book of theirs on your shelf, or forty dollars nobody's sure about. Either one is a reason to get in touch.",
        9: "You've come back from far away, or you've finally handed the thing in. Everyone wants the highlights. The friend you miss would have wanted to know what you ate, and who was rude to you.",
        10: "Your name's on something at work, and congratulations arrive from people you barely know. You look through them for one name. The friend you miss may not have heard, and you're the only one who could tell them.",
        11: 'The old crowd gets together, and everyone talks around one chair. Somebody may have a number that works. If the friend you miss is only across town, they might even be here before the ice melts.',
        12: "You've had your fill of people, and you still miss that friend. So it isn't company you're short of. In bed with the light off you know what you'd tell them first, and it's about the cat.",
      },
    },
    turns: {
      begins:
        "You could ask your friend when they're free and leave it at that. The time between doesn't have to be accounted for, since they've lived through it, too, and can't explain it either. Two possible evenings and a place are enough. If you hear that they were just thinking of you, it may even be true.",
      shows:
        "It comes out how you stand with the friend you miss. They may write or turn up, or take longer to answer than you'd hoped. You could be right back in it, or there could be some ground to cover. The one you missed was perfect and silent, and this one answers.",
      halts:
        "You and your friend can't get to see each other for some months, and neither of you is to blame. It's easier to miss somebody when you know the reason. You've got the phone for long walks, and there are things that people write down and would never say over dinner.",
      resumes:
        "There are fewer reasons for not seeing your friend than there were. You could wait until there are none, and that day isn't coming. If you say right off that you've missed them, the first half hour may be clumsy. The second one hardly ever is.",
      eases:
        "Your friend is in town or has an evening, and so do you. It's all easier than you'd told yourself. When people don't see each other enough, they like to plan something special, and that may be a mistake. What you miss is having time to waste together.",
      presses:
        "Your friend is short of time, or you've hurt each other a little over who should have called. It's a sore spot and a hopeful one, because nobody is sore about a person they'd be glad to lose. Somebody has to say that they miss somebody, and you've got the phone in your hand.",
    },
    closes: {
      begins:
        'If an evening with your friend is on the calendar by the end of {month}, the longest stretch is behind you. Missing somebody happens in your own mind, where they never hear of it. Seeing them takes an evening and somebody to name it.',
      shows:
        "In {month} you may find out who your friend is these days. The one you missed belonged to an earlier time, and this one has news. If you like them, you'll want to settle when you're going to see each other next.",
      halts:
        "You'll have missed each other out loud in {month}. It isn't dinner, and it's a long way from silence. Your friend knows now, and when you do see each other, neither of you will have to begin with an explanation.",
      resumes:
        "What {month} asks for is one evening with your friend, and a short one is fine. You may miss them more afterward than you did before, since you'll know what you're missing. It's a fair price for an evening with somebody you like that much.",
      eases:
        "At some point in {month} you might look across a table at the friend you've missed and have nothing urgent to say. That's the difference. When you miss them you think of all you'd say, and when you see them it's enough to sit there.",
      presses:
        "It may cost you some pride in {month} to tell your friend that you miss them. They know it then, and what they do with it is up to them. Missing a person is lonely work, and after that you aren't alone in it.",
    },
  },
  {
    asks: 'With whom can you be silent, or sad, or silly? {month} is about dropping your company manners with one more person.',
    among: 'It may be a cousin, a friend from school, or somebody you used to work with.',
    cast: {
      sun: 'the person under the company manners',
      moon: "the mood you'd be in if you could let it show",
      mercury: 'the question you ask so that nobody asks you',
      venus: 'the charm of your company manners, which works on everyone',
      mars: "the grumbling you do when nobody's there",
      jupiter: 'the party version of you',
      saturn: 'the company manners themselves, and how well you were taught them',
      uranus: 'the silly laugh that gets away from you',
      neptune: 'the tears at a commercial, and the joke that covers them',
      pluto: 'how lonely it can be to be such good company',
      asc: 'the charming face you wear all evening',
      mc: 'the name you have for being no trouble',
    },
    before: {
      sun: {
        eases:
          "You're in high spirits, and something silly gets out before your company manners can stop it. One person may laugh harder than it deserves. You make a note of who that was.",
        presses:
          "You're charming all evening and worn out at the end of it. No one would guess. Your company manners are so good that people would have to be told you're tired, and you're too well behaved to tell them.",
      },
      mercury: {
        eases:
          "Asked how you are, you say so-so. It's a tiny crack in your company manners, one word wide. The other person may put down what they're holding and say that so are they.",
        presses:
          "The answer you type to a friend is that everything is fine, with a smile after it. They could have handled a different answer. Perhaps they only asked because they've got one of their own, and now your company manners have set the tone.",
      },
      venus: {
        eases:
          'You and somebody you like run out of things to say, and it bothers neither of you. A bus goes by. Company manners would fill the gap with a question about vacation plans, and you both let it stay a gap.',
        presses:
          "With your company manners on, you look after everyone's mood and forget to have one. People leave feeling good about themselves. If one of them wonders how you are, it'll be on the trip home, when it's too late to ask.",
      },
      mars: {
        eases:
          "You say something rude and accurate about the evening to the person beside you. It's a gamble. If they snort, the two of you have just saved yourselves several dinners' worth of company manners.",
        presses:
          "You've been so patient with somebody that the politeness has grown an edge, and they can hear it. Company manners weren't made for anger. What comes out is a very courteous sentence that leaves a mark.",
      },
      moons: {
        new: "Your company manners tell the story of what begins there, cheerfully and with the doubts left out. One person could hear it with the doubts in. That version takes longer, and you'd be curious yourself to hear how it ends.",
        full: "With your company manners on, you get through the big moment there and ask all the right questions. Afterward there's a minute in which nobody needs you to. The next person to come along in it may get to meet you.",
      },
    },
    after: {
      sun: {
        eases:
          "You turn up grumpy, and somebody may be as glad to see you as if you'd been delightful. It's unexpected to be liked for that. You'd left your company manners at home, and nobody seems to miss them.",
        presses:
          "You wish that you'd shown less of yourself, and you plan to be twice as cheerful next time. The other person may be lying awake over what they said to you. If you come back in full company manners, they'll be sure that it was too much.",
      },
      mercury: {
        eases:
          "Somebody may send you something dumb in the middle of the day, with no hello. It's a promotion, in its way. People don't do that to anyone with whom they're still on company manners.",
        presses:
          'A light remark of yours gets an earnest answer, and there are three paragraphs of concern on your phone. You could go back to being fine. You could also tell them which half of the remark was true, in one line and without your company manners.',
      },
      venus: {
        eases:
          "An evening with somebody goes by in doing next to nothing, and it rests you like a nap. There's a blanket and a bad movie. You notice afterward that you never once thought of your company manners.",
        presses:
          "You let somebody see you low, and now they handle you like glass. It's meant well, and it's company manners all over again, on their side this time. A joke at your own expense would show them that you can be sad and sturdy on the same afternoon.",
      },
      mars: {
        eases:
          "You do something ridiculous with somebody, at a speed that suits neither of your ages. Dignity is the last of the company manners to go. You'll feel it in your knees in the morning, and you've got a witness.",
        presses:
          "You're short with the one person you don't have to be polite to, for the very reason that you don't have to be. It's a compliment of sorts. They'd find it easier to take as one if a few of your company manners came back for the evening.",
      },
      moons: {
        new: 'Your news is still half-baked, and your company manners would have you wait until it can be presented. There may be somebody who likes it half-baked. You could tell them about it with your mouth full.',
        full: 'Your company manners hold there for as long as they have to, and holding them is tiring. By then you may know whose couch you could fall onto afterward. Neither of you would have to say much.',
      },
    },
    slow: {
      eases: [
        'Your behavior gets a bit worse over these weeks, with a few people, and it agrees with you. You yawn, or you admit that you never read it. Company manners come off more easily by the layer than all at once.',
        "Somebody may let you see their kitchen as it is, or admit to crying over a commercial, and you needn't do anything about it. It's a relief to be on that end of things. Your own company manners look a bit overdressed afterward.",
      ],
      presses: [
        "For some weeks you're on show more than you'd like, and your smile begins to feel borrowed. You need an hour without it. Someone nearer than you think may be keeping up their own company manners and waiting for you to go first.",
        "You hear from other people how you are, and it's always marvelous. They have it from you. Your company manners make a convincing witness, and it might take one plain sentence on a bad day before anybody thinks to doubt them.",
      ],
    },
    houses: {
      new: {
        1: "New clothes or a new resolve make you stand up straight, and your company manners love an occasion. You could let one person see you half finished. They'd probably like you just as well with wet hair.",
        2: "A budget in its first week makes you feel poor and dignified. Company manners say that you're not hungry. With one person it could be said that you're on noodles, and they might be on noodles, too.",
        3: "A class or a new neighbor brings out your company manners, and you ask everybody where they're from. One of them may give a dumb answer with a straight face. If you give one back, that makes two of you.",
        4: "At home the furniture's all over the place, and nobody can be received. It's a good week for having someone in. Company manners don't work with the guest sitting on a rolled-up rug.",
        5: "You've found a new way to play, and you're bad at it and loud. Company manners are no use there. One more person could be asked along, if you don't mind being heard.",
        6: "A new routine may put you next to the same person early in the morning, on the train or at the gym. Nobody has company manners at that hour. After a week of yawning at each other, you've skipped some steps.",
        7: 'A beginning with somebody, or a second one, runs on company manners for the first while. You can feel them holding in their stomach as well. The one who slumps first does the other a kindness.',
        8: "You're going to share a lease, a loan, or some confidences with another person. With company manners on, you both look easier to live with than you are. They may prefer to hear now how you are in the morning.",
        9: "On a trip or in a course you can be delightful to strangers all day, and it's tiring. One of them may have stopped smiling already. That could be the person with whom you drop your company manners.",
        10: 'Starting something at work calls for your very best company manners, nine hours a day. You come out with your jaw aching. One colleague you used to have, or one cousin, would pay to hear what you really think of the mission statement.',
        11: "In a new group everyone's still charming, and you're the most charming of all. It can't last, and shouldn't. Pick out the one who laughs at the wrong places, and sit where they can hear you drop your company manners.",
        12: "Days by yourself do away with your company manners, and you eat standing up. You may rather like yourself that way. Somebody could be let in before you've put them back on, if it's a person who doesn't mind crumbs.",
      },
      full: {
        1: "You're on display, and your company manners carry you through it with hardly a wobble. Afterward your face may drop, in the restroom or the parking lot. If one person happens to see it, you don't have to put it back.",
        2: "You may pick up the check for the whole table, and company manners won't let you look at it. In the car with one person you trust, it's different. You can say what it cost, and that you'd rather have split it.",
        3: "You've talked to everyone for days, politely, with your head to one side. If an old friend calls, all you can do is groan. Company manners would apologize for that, and a friend can just groan back.",
        4: "The house is full of company, and you've gone to the pantry for a minute's peace. A cousin or a friend may come in for the napkins. Without your company manners you've got hardly a word to say, and they won't need one.",
        5: "The celebration's at its height, and you're having such a good time that you snort. It's out before your company manners can stop it. Someone across the room has heard it, and may come over to hear it again.",
        6: "You're overworked, and you've been saying no problem since morning. It's a problem. One person might be told so, over the sink or by the bike rack, without company manners and without a solution.",
        7: "A partner or an old friend wants to know why strangers get the nicer version of you. It's partly that strangers get your company manners and they get you. Still, they'd like a please now and then.",
        8: 'Something serious gets discussed, and the two of you are so courteous about it that nobody can find the sore point. You could find it by being less courteous for a minute. Company manners will be fine again for saying goodnight.',
        9: "You're home from a trip with people, and you loved them, and you never want to be asked about your day again. A friend may pick you up. Your company manners go in the trunk with the bag, and you look out the window all the way to the bridge.",
        10: "Applause at work makes you say all the right things about the team. Someone you used to work with may be standing at the back. They've seen you without your company manners, kicking the vending machine, and they're the one you look at.",
        11: "Among all your friends, at the long table, you notice which one you're not hosting. You've let them pour their own water. That's the one with whom your company manners have already started to come off.",
        12: "You shut the door behind you, and your face comes down like a blind. It's a relief, and it's a little lonely. There might be one person who could be on this side of the door with you, without any company manners.",
      },
    },
    turns: {
      begins:
        "You could see one person by themselves, with no crowd to be good for. The silence you'd like, or the grumbling, doesn't happen at parties. Early on, you might leave off one of your company manners, such as asking all the questions. If they begin to leave off theirs, you've started something.",
      shows:
        "Somebody sees you without your company manners. You laugh till you squeak, or your eyes fill up at a commercial, and they happened to be looking. You've got about a second to make a joke of it. They may be hoping that you won't, because they cried at it, too.",
      halts:
        "You want fewer people around you for some months, and those who only know your company manners are the first to be let off. It isn't unfriendly. The ones who can stand you silent will notice that they've been kept, and you learn how few it takes not to be lonely.",
      resumes:
        "You're out among people again, and your company manners are a little stiff from lying around. It's a moment when you could choose who gets the other version. You've been silly and silent with nobody watching, so you remember how it goes. One more person could be let in on it.",
      eases:
        "You're with somebody who drops their company manners first. They complain, or sing along, or say nothing for a mile. It's an invitation, and to accept it you'd only have to lean back. In an hour neither of you will remember who started.",
      presses:
        'You feel like a guest among your own friends, charming and a bit far away. It would surprise them to hear it, since your company manners are so convincing. One of them has to be told, and one is enough. The best candidate may be the one who looks least entertained.',
    },
    closes: {
      begins:
        "If there's one more person by the end of {month} with whom you've been quiet or ridiculous, you know with whom you can be both. Finding one takes most people longer than that. Everyone else can have your company manners, and they won't feel cheated.",
      shows:
        'If somebody gets a look at the rest of you in {month} and stays for dessert, you know that it can be done with this one. To be sad or silly with them a second time takes less nerve, since the company manners are already off.',
      halts:
        "{month} trims your calendar to the people you don't have to be company for. It looks like less. You'll know them by how long you can sit there silent with your manners off, and you'll still know them when it's time to go out again.",
      resumes:
        "You'll be good company again before {month} is over, because you can't help it. The difference is one person who can tell that it's manners. You can catch that person's eye across the room, and on the way home you can be as silent as you like.",
      eases:
        "You'll know with whom you can be silent, or sad, or silly once you've tried two of the three on somebody, and {month} is kind to the experiment. You can keep your company manners for the people you don't know yet.",
      presses:
        "It may come down to one sentence in {month}, said to one friend, about how you really are. The friend might say the wrong thing back. You'll have been sad in their company without your manners on, and they'll know that they can do the same.",
    },
  },
]
