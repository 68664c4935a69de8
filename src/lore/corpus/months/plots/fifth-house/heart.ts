import type { MonthPlot } from '#lore/authored.ts'

export const fifthHouseHeart: readonly MonthPlot[] = [
  {
    asks: '{month} is about a soft spot you have, and about letting people see it.',
    among:
      "It may be for old musicals, for a team that always loses, or for a singer your friends can't stand.",
    cast: {
      sun: 'the part of you that wants to be liked for what it likes',
      moon: 'the mood that your soft spot can lift in a minute',
      mercury: 'the joke you make about the soft spot before anyone else can',
      venus: "the liking itself, which doesn't wait for a second opinion",
      mars: 'the temper that would defend your soft spot against a whole table',
      jupiter: 'the enthusiasm that plays the whole album when one song was asked for',
      saturn: 'the straight face you keep about your soft spot',
      uranus: "the urge to sing along without checking who's in the room",
      neptune: 'the lump in the throat that the right song gives you every time',
      pluto: "how much your soft spot means to you, which you'd rather nobody guessed",
      asc: 'the face on which people could read your soft spot if you let them',
      mc: 'the serious person you are at work',
    },
    before: {
      sun: {
        eases:
          "You're in the mood to like what you like. The soft spot gets mentioned over lunch, in passing, and nobody falls silent. One person may even put down a fork and want to know more.",
        presses:
          "You're among people you'd like to impress, and you hear yourself making fun of the very thing you've got the soft spot for. They laugh. On the way home it feels as if you'd told on a friend.",
      },
      mercury: {
        eases:
          "You come across something that goes straight to your soft spot, a clip or an old program, and you send it to someone before you can compose a disclaimer. The reply may be only a heart. Disclaimers don't get hearts.",
        presses:
          'You write a few lines about what you love and add a joke to cover them. The joke gets all the answers. Nobody can tell that there was a soft spot underneath, which was the point of it, and now you wish that somebody could.',
      },
      venus: {
        eases:
          "An hour with what you're soft on does you more good than a nap. You hum, or you lose track of the time, and for the rest of the day you're easy to deal with. People don't know yet what they owe it to.",
        presses:
          "Somebody you like has excellent taste, and you borrow it when they're around. The evenings turn out a bit cool that way. Your soft spot could warm one up, at the risk of a raised eyebrow.",
      },
      mars: {
        eases:
          "When what you love gets called silly, you stand up for it, grinning, before you've planned to. The others may be taken aback for a second. Afterward they may want to know what's so good about your soft spot.",
        presses:
          "You go after somebody else's silly favorite, and the heat in your voice surprises you. They're only doing what you'd like to do, in public and with no excuse. It's your own soft spot that's sore.",
      },
      moons: {
        new: "What starts there may bring people who don't know yet what you're supposed to like. Your soft spot could be mentioned in the first week. After a month it would be a confession.",
        full: "Things get serious in that part of your life, and the soft spot is where you go to recover. You may hum the song in an elevator without noticing. If somebody hears it, they'll know more about you than you'd planned to tell.",
      },
    },
    after: {
      sun: {
        eases:
          "You may hear yourself introduced as the one who's crazy about that stuff, and you don't correct it. The soft spot has become a fact about you, like your height. As a fact it's a lot easier to carry around.",
        presses:
          "You might be teased about the soft spot in front of people, kindly enough. For a moment you'd take it all back. If you laugh and go on loving it, there's nothing left to tease, and they'll turn to somebody's haircut.",
      },
      mercury: {
        eases:
          "A link may arrive from a friend who saw it and thought of you. Such things happen once people know what you're soft on. As reasons to come up in somebody's week go, it's a silly one and a very nice one.",
        presses:
          "Someone might want to know what you see in it, and you give them reasons. The reasons are sound and convince nobody, yourself included. A soft spot doesn't have reasons, and you could simply say so.",
      },
      venus: {
        eases:
          "You come across a person with the same soft spot, or a friend owns up to it. You talk over each other for a while. It's a pleasure to skip the part where you explain.",
        presses:
          "You bring a person you love along to what you love, and they sit through it politely. It's hard to watch. They're bored by your soft spot and fond of you, and being polite was how they put the two together.",
      },
      mars: {
        eases:
          "You do something brave and a bit foolish for your soft spot, such as wearing it to dinner or driving two hours for it. Your heart beats the whole way. It's the good kind of nervous, the kind you'd be about a person.",
        presses:
          "You push your favorite on somebody who wanted a quiet evening, and you're hurt when they've had enough. They turned down the second hour of it. What you heard was that they'd turned down the soft spot, and you with it.",
      },
      moons: {
        new: "A beginning puts you among people who have to be impressed, and you're tempted to leave the soft spot at home. If one person knows of it elsewhere and likes you no less, hiding it from the new ones seems like a lot of extra work.",
        full: "When something comes to a head there, people want you to be sensible, and you can be. Your soft spot doesn't weaken the case. Somebody who tears up at musicals may also know how to read a budget.",
      },
    },
    slow: {
      eases: [
        "Over these weeks you explain yourself less. The soft spot comes along to dinner and into the car, and people get used to it as they'd get used to a dog. Some of them may start asking after it.",
        "A fondness that's mentioned once is news, and mentioned five times it's a trait. Little by little other people start looking after your soft spot. A ticket gets held for you, or the volume goes up when your song comes on.",
      ],
      presses: [
        "For some weeks you're on your best behavior, and so is your taste. It's lonely to be that reasonable. The soft spot hasn't gone anywhere, and ten minutes of it at the end of a day would keep the two of you in touch.",
        "You're around people for a while who have opinions about everything, and you keep your soft spot out of it. No harm is done. What you miss is being known, and the few who do know would like to hear from you.",
      ],
    },
    houses: {
      new: {
        1: "With a new look or a new start, you have people's eyes on you. You've prepared a version of yourself for it, and the soft spot isn't in that version. It might be the only part they'd remember.",
        2: "With a new income or a new budget to plan for, you make a list, and the soft spot isn't on it. It costs less than most of what is. Give it a line, if only to see it written down.",
        3: "New people to talk to, on a course or around the corner, start with small talk. They'll ask what you listen to or watch, and the honest answer is the soft spot. It's also the shorter one.",
        4: "At home you're making room for a person, a plan, or just another shelf. The soft spot has been living at the back of a closet, and this would be the moment to give it a wall.",
        5: "You've begun to make time for what's simply fun. The first free evening may go to the soft spot, and to the question of whether you spend it alone.",
        6: "A new routine starts, and it's all very sensible. Ten minutes of your soft spot on the way to work would do more for it than the better breakfast.",
        7: "Somebody may come closer, or you begin again with somebody you have. Early on, people show each other what they're proud of. You could show what you're soft on instead and save both of you some weeks.",
        8: 'You may be about to share more than usual with someone, money or a confidence. Next to that a soft spot is small. You could tell them about it first and see how they take it.',
        9: 'A trip or a course opens up, with people who know nothing of you. None of them has heard you make fun of your soft spot. You could leave it that way.',
        10: 'Something begins at work, and you want to be taken seriously there. You will be. People who are good at what they do are allowed an odd favorite, and it makes them easier to ask for help.',
        11: "A new group takes you in, or an old one makes new plans. There's a fair chance that somebody in it has the very same soft spot and is keeping just as quiet.",
        12: "You draw back for some days and let the phone ring. Alone, you don't have to explain what you like, and you may be surprised how much of it there is.",
      },
      full: {
        1: "You're looked at more than you'd planned, and there isn't time to arrange your face. If the soft spot shows, it shows. It suits you better than the arrangement does.",
        2: "The numbers are on the table, and so is what you spend on your soft spot. It's less than you'd feared, and you may find it's the one item you'd never call a waste.",
        3: 'A talk or a message goes further than you meant it to, and your soft spot comes out in the middle of it. The other person is quiet for a second. They may be thinking of their own.',
        4: "A family matter comes to a head, and everybody needs a rest from it. Put on what you're soft on and leave the volume where it is. Somebody will come in from the kitchen.",
        5: "What you made or planned for pleasure may have its big day, and people can see what you're like when you enjoy yourself. If somebody asks about your soft spot then, it's easy to answer.",
        6: "Work piles up, and your body asks for a break. The soft spot is the shortest one you know. Fifteen minutes of it count as rest, even if they don't look like it.",
        7: "Somebody close to you says what they'd like more of. It may well be the person you are when you forget yourself over your soft spot. That one isn't hard to supply.",
        8: "A debt, a promise, or an old hurt gets talked about in earnest, and afterward you're both raw. Something silly that you love would be a relief to the two of you, so don't be too proud to bring it out.",
        9: 'A trip or an argument about principles reaches its high point. You may do more for the peace with your soft spot than with your facts, since nobody has ever been out-argued by a song.',
        10: "People at work get a good look at what you do. They may get a look at your soft spot as well, by way of a ringtone or a coffee mug. It won't cost you a thing that you've earned.",
        11: "Everybody turns up, and the evening gets loud enough for the truth. If your friends can't stand what you love, they've known about it longer than you think.",
        12: "Something you've kept to yourself asks to be let out, and your soft spot is the easiest part of it. You could begin with that and see how it's received.",
      },
    },
    turns: {
      begins:
        "One person could be let in on the soft spot, with no joke wrapped around it. You could play them the song, or say what you think while the credits are still rolling. They'll like it, or they'll like it that you told them. From a friend you'd want the second.",
      shows:
        "You're caught loving what you love. Somebody may hear you through a wall or see your face in the light of the screen, and there's no time to look ironic. You might feel undressed for a minute. What they've seen is a person with a soft spot, enjoying it, and people are charmed by that.",
      halts:
        "What you love goes quiet for some months, or you go quiet on it. The season ends, perhaps, or the songs just don't do anything. You may find out whether the soft spot was for the thing or for the company you had in it, and neither is anything to hide.",
      resumes:
        'The old fondness comes over you in the middle of something else, from a car radio or at a garage sale. You may have thought you were over it. A soft spot that stands up to neglect has a right to be out in plain sight.',
      eases:
        "There's somebody with the same soft spot, and they may well say so first. All you'd have to do is nod. You could find yourself talking for an hour, faster than usual and with your hands, and by the end of it that fondness belongs to two people.",
      presses:
        "Somebody who's an authority in matters of taste may say what they think of what you love. You've got a choice between agreeing and turning red. Red is the honest one, and it passes in a minute. After that everyone knows that you've got a soft spot and that it isn't up for review.",
    },
    closes: {
      begins:
        "If one person knows about your soft spot by the end of {month}, it's no longer a secret, and secrets of that sort are mostly work. They know what makes you glad. That's useful to anyone who loves you.",
      shows:
        "If you've been seen with your guard down in {month}, you'll notice that things go on as before, a shade warmer in your direction. Letting people see a soft spot takes about a second. It's the hiding that takes all day.",
      halts:
        "Your soft spot may spend the rest of {month} asleep, and that's allowed. Whatever you're still fond of when nothing is on and nobody is looking can safely be shown. You'll know by then what it is.",
      resumes:
        "The soft spot that {month} brings back could stay out where it is when people come over. They'll ask about it or they won't. Either way it has been seen, and nobody had to make a speech.",
      eases:
        "{month} may find your soft spot some company, and that settles whether it can be shown. It's best shown to people who have one themselves. There are more of them than you'd think.",
      presses:
        "If your soft spot gets laughed at in {month}, you'll notice that you've still got it. There isn't much else that anyone could do to it. You might as well enjoy it with the curtains open.",
    },
  },
  {
    asks: "How does somebody find out that you like them? In {month} the usual hints aren't enough.",
    among: 'It may be the quick reply, the joke, or the song you send without a word.',
    cast: {
      sun: 'the pride that would like the other person to go first',
      moon: 'the lift you get when their name comes up on your phone',
      mercury: "the quick reply you hope they'll read as more than quick",
      venus: 'the plain fact that you like them',
      mars: 'the nerve it takes to say it without a hint',
      jupiter: 'the hope that makes a whole evening out of one smile',
      saturn: 'the fear of being told no in so many words',
      uranus: 'the sudden wish to skip the hints and just say it',
      neptune: "the conversation with them that you've only had in your head",
      pluto: "the silence of theirs that you can't stop reading",
      asc: 'the cool face you put on when they walk in',
      mc: 'the good manners that liking somebody can hide behind',
    },
    before: {
      sun: {
        eases:
          "You're in good form, and you look at the person you like for a second longer than a hint requires. They may look back. It would be the first thing between you that nobody could mistake for good manners.",
        presses:
          "Pride gets into it, and you wait for the person you like to go first before you drop another hint. They're possibly waiting as well. Two proud people can keep that up for a remarkably long time and be nice to each other all through it.",
      },
      mercury: {
        eases:
          "You write to the person you like that it was good to see them, and you leave out the smiley. The sentence looks bare on the screen. As hints go it's the least disguised you've sent, and it'll probably be read twice.",
        presses:
          "You answer the person you like within a minute and then wait all afternoon. Your quick reply was a hint, and they may only have concluded that you had your phone in your hand. You study the silence for information, and there isn't any in it.",
      },
      venus: {
        eases:
          "You're at ease with the person you like, and your hints come out so warm that they nearly give it away. There's a moment on the sidewalk when you could finish the sentence. Even if you don't, you know that there is one.",
        presses:
          "You do the person you like a favor when you could have told them, and then you do a larger one. They thank you and come to rely on it. A favor is hard to read as a hint, since you'd do as much for a neighbor.",
      },
      mars: {
        eases:
          "You suggest something to the person you like, with a place and a time in it, so that nobody could take it for talk. Your voice is steadier than you'd thought. A hint leaves people free to misunderstand, and this one leaves them free to say yes.",
        presses:
          'You tease the person you like in front of others, a notch too hard. It was meant as a hint and it lands as a dig. A short apology afterward would tell them more about you than the joke was ever going to.',
      },
      moons: {
        new: 'What starts there will need company sooner or later, somebody to bring along or to ask for advice. With the person you like, an invitation beats any number of hints. It has a subject built in, so neither of you has to think one up.',
        full: "With so much going on there you've got less attention to spare, and your hints suffer first. A late reply may be taken for a cool one. The person you like could be told in one line that it's only the week you're having.",
      },
    },
    after: {
      sun: {
        eases:
          "You aren't acting cool, and it suits you. When the person you like comes in, your face says what it thinks and you let it. Even people at the next table wouldn't need a hint.",
        presses:
          "You feel that you've shown too much, and you spend the day being distant to make up for it. From the other side it's puzzling. They were just learning to read you, and here's a hint that points the other way.",
      },
      mercury: {
        eases:
          "A plain word may come back, and you find that you've got no answer ready. It doesn't have to be a clever one. After so many hints it's restful to be told something and to say that you're glad.",
        presses:
          'You read a message from the person you like as if it were a contract. One phrase could mean two things. The author can be reached and has most likely forgotten the phrase, and asking beats another hint.',
      },
      venus: {
        eases:
          'An hour with the person you like goes by in what feels like ten minutes. There are no hints in it, because neither of you is keeping track. You remember about half of what was said, and the light.',
        presses:
          "Having shown what you feel, you'd like to be shown something back, about once an hour. You fish for it. The answer is kind and isn't quite the one you wanted, because a hint in the form of a question is still a hint.",
      },
      mars: {
        eases:
          "You propose a weekend, or you put your hand on an arm, and neither of those is a hint. It costs less courage than you'd set aside for it. There's some left over for the next time.",
        presses:
          "You're impatient for a clear answer and about to demand one. A person who's been living on hints may need a few days with the plain text. If you press, you'll get the quick answer, and you'd rather have the one they mean.",
      },
      moons: {
        new: "A beginning makes you busy, and busy looks a lot like cooling off to somebody who's used to reading hints. One sentence would prevent that. It could say what's starting and that you'd like to tell them about it over dinner.",
        full: "At the height of it you look around for one particular face, and that's as clear an answer as you'll get about your own feelings. A hint wouldn't do it justice. The person you like might be glad to hear when it was that you thought of them.",
      },
    },
    slow: {
      eases: [
        "In the course of some weeks you get better at saying it. A compliment comes out whole, with no joke tacked on the end. The person you like begins to relax around you, as people will when they don't have to solve hints.",
        'A plain word begins to cost less, mostly because there are so many harmless occasions for it. You tell the person you like that you were glad of their company in a parking garage, or while they had a cold. Nobody could take it for a hint on a day like that.',
      ],
      presses: [
        "Over these weeks the hints get heavier and do less. You may wonder whether the person you like is slow or simply not interested. It's quite likely that they're wondering the same about you, and one plain word would spare you both the rest of it.",
        'Waiting to be understood gets tiresome, and after a few weeks even a friendly answer seems too small. You may start to count who wrote first. The count is accurate and tells you nothing, because the person you like has never been told what the hints were for.',
      ],
    },
    houses: {
      new: {
        1: "With a haircut or a fresh start you're feeling brave, and the person you like may be the first to see it. If they say it looks good, thank you is enough. Going on to ask whether they're just saying that would be a hint.",
        2: 'A new budget or a first paycheck may have you thinking about what you spend on people. A small gift that could be for anyone is a hint. Dinner for two, offered in so many words, is a clearer purchase.',
        3: "Some class, errand, or new message thread gives you reasons to write to the person you like. You've never been short of reasons. One line that has no errand in it would stand out from all the rest.",
        4: "A change at home, such as a roommate or a couch, may mean that there's a place for somebody to sit. Telling people that they should come by sometime is a hint. The person you like can't tell that people means them.",
        5: "Liking somebody belongs in this part of life, and a new chapter of it opens. It's a good time to ask for a date and call it one. Coffee sometime could mean anything, and for all they know it means coffee.",
        6: "A new routine may put you in the same hallway or dog park as the person you like. Seeing them daily feels like progress. From their side you're somebody with regular habits, until you say that you'd hoped to run into them.",
        7: "You may be making a new arrangement with somebody. If it's the person you like, they ought to hear that there's more to it. Two people can be so polite with each other that both of them take it for business.",
        8: "Trust starts with one of you going first, with a confidence or with a key to the apartment. You've hoped that a hint would count as going first. It doesn't, because you can take it back.",
        9: "If a trip or a course is being planned, you may want a certain person along. Sending a link that says this looks fun is a hint. Adding that it would be more fun with them takes one line, and you've got the whole ride to recover.",
        10: "A beginning at work puts you on good behavior, and good behavior hides liking somebody better than anything else does. The person you like may think that you're nice to everyone. You are, so they'd have to be told that this is different.",
        11: 'You join a group or make plans with one, and the person you like may be in it. In a crowd of eight, your hint goes to everybody. It would only take a minute by the coats to say which of the eight you came for.',
        12: "You take some evenings for yourself, and your mind goes over every hint you've dropped and how it was received. In there you play both parts. The person you like would give shorter answers, and some of them might be better.",
      },
      full: {
        1: "You're noticed, perhaps in new clothes or in front of a room, and what you feel is easy to see. The person you like may be looking, too. A hint would be late by now, since your face got there first.",
        2: 'A bill or a big purchase may show you what it costs to be near somebody you like, in concert tickets and coffees. As hints those are expensive. One plain sentence would be free.',
        3: "A conversation comes to the point at last, or a message has to be answered. You've got a clever reply and a plain one. The clever one is probably the fourth hint of the evening, and the plain one has never been sent.",
        4: "With relatives or roommates in the kitchen, somebody may ask about you and that friend of yours. Everyone at home has probably understood the hints. The person they're meant for could be the only one who hasn't.",
        5: "At the party, on the date, or on the bench at the game, you may both be laughing a lot. There'll be a pause once you've made every joke you know. It's a good moment to tell them that you like them.",
        6: "You're worn out by work or by a cold, and too tired to be charming. Tired people say things straight. The person you like may hear more from you over a box of tissues than in all the months of quick replies.",
        7: 'The person across from you may want to know where they stand. No hint will answer that. What you say should be something they could repeat to a friend.',
        8: 'Closeness gets serious, or somebody hands you a secret to keep. After something like that, dropping a hint feels like paying in play money. You can tell them how you feel in the voice in which they told you theirs.',
        9: "When a trip ends or an argument about beliefs gets loud, the person you like may defend something you don't believe. You like them anyhow. They'd never guess it from the debate, so it would have to be mentioned afterward.",
        10: "You get credit at work, and there's a person you want to tell before anyone else. Who it was says everything. They'd be happy to hear your news, and happier to hear that they were the first call.",
        11: 'All your friends are together, and most of them know whom you like. Two have opinions, and one has a plan. It would be nicer for the person concerned to hear it from you, without the committee.',
        12: "What you've kept to yourself about somebody is using up a lot of room. You've been calling it patience. If the only place you've said that you like them is into a pillow, the pillow has been told often enough.",
      },
    },
    turns: {
      begins:
        "You could say one thing straight, and it needn't be the large thing. You look forward to seeing them, say, or the evening was better because they were in it. With a hint the other person has to do half the work. This way you do all of it, in under ten words.",
      shows:
        "What you feel is on view, whether you meant it to be or not. A friend may remark on it, or the person you like may give you a look that's past hinting, too. You could pretend to check your phone. It would be kinder to both of you to smile.",
      halts:
        "Things between you and somebody you like slow down for some months, on their side or on yours. Hints don't travel well over a distance like that. A plain sentence does, now and then, and you'll see by the answer how it traveled.",
      resumes:
        "You're in touch again with somebody you like, or something that had cooled is warming up. Both of you have had time to wonder. The old hints would work about as well as they did before, so this might be the moment for the sentence that they were standing in for.",
      eases:
        "The person you like makes it simple. There's an invitation in what they say, or in how they take the seat beside you, and you've run out of reasons to hint. If you tell them that you like them, the likeliest answer is that they'd been hoping so.",
      presses:
        "You're kept guessing, or it feels that way, and none of your hints seems to arrive. Before you decide what that means, it would be fair to ask once in so many words. The answer may be no, and you'd have your evenings back. It may be yes, and you could believe it.",
    },
    closes: {
      begins:
        "If you've said one plain thing to one person by the end of {month}, they no longer have to guess. That's how people find out. You're welcome to keep the jokes and the songs for fun, now that nothing hangs on them.",
      shows:
        'Somebody may know at last, and {month} needed no more for that than one look and two clumsy sentences. Another year of hints would have said it with more style and less effect.',
      halts:
        "{month} leaves you something slower with fewer words in it, so every word counts for more. A hint would never last through the wait. What you've told somebody plainly will, and they can take it out and look at it.",
      resumes:
        "{month} may bring somebody you like back within reach. How would they find out what you feel? They'd have to be told, before being easy with each other has turned into a habit again. It takes less breath than a new round of hints.",
      eases:
        "The answer can be a short one in {month}. People find out that you like them when you say it while they're smiling at you. After that the hint can go back to being a game.",
      presses:
        "Either you ask in {month}, and somebody finds out that you like them, or you notice that you'd rather go on guessing. That tells you something, too. Whatever you decide, the hints can stop.",
    },
  },
]
