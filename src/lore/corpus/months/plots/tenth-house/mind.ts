import type { MonthPlot } from '#lore/authored.ts'

export const tenthHouseMind: readonly MonthPlot[] = [
  {
    asks: 'Where is your work going? {month} is about having an answer when somebody asks.',
    among: 'It may come up in a review, with a relative at the holidays, or from a recruiter.',
    cast: {
      sun: "the direction you'd choose for your work if nobody asked",
      moon: 'the kind of working day that suits your nerves',
      mercury: 'the answer you give when somebody asks where your work is going',
      venus: 'the part of your work that your voice gets warm about',
      mars: 'the impatience with the question, which is a kind of answer',
      jupiter: 'the best that could come of your work',
      saturn: 'the sensible next stage that everyone expects of you',
      uranus: 'the answer that would surprise them',
      neptune: "the brochure version of where you're headed",
      pluto: 'the kind of work you never want to do again',
      asc: 'what you look cut out for',
      mc: "the road you're on at present",
    },
    before: {
      sun: {
        eases:
          "Somebody asks where you're headed, out of real interest, and you try an answer on them that's half a guess. At one point your voice goes up, and that's the part to build the answer on.",
        presses:
          "You're asked in front of the wrong person and give an answer that could be printed in a brochure. You only have to hear it being believed to know that your work is going somewhere else.",
      },
      mercury: {
        eases:
          "You rewrite the few lines that say what you do, for a profile or for nobody. The old ones describe a person who left some time ago. The new ones break off in the middle, and that's a start on the answer.",
        presses:
          "You give three people three answers in one day, each to suit the person asking. Put side by side, they have a phrase in common. You'd never have noticed it if you'd been consistent.",
      },
      venus: {
        eases:
          "A friend tells you which of your plans sounds like you. They don't know much about the business, but they know what your voice does when you're bored. With that to go by, you can leave two of your answers out.",
        presses:
          "You lean toward the answer that would please the person asking. They go away reassured, and you go away with a future that sounds good over dinner and that you'd have to turn up for every morning.",
      },
      mars: {
        eases:
          'You try one of the possible directions for an hour, by calling somebody in it or doing a bit of the work. It beats the pile of articles, because your answer now has a fact that you found yourself.',
        presses:
          "The question comes once too often, and you say with some heat that you've no idea. Under the heat you know quite well where your work isn't going, and it's a decent beginning for an answer.",
      },
      moons: {
        new: "The answer about your work gets a clue from whatever begins there. Nobody has asked where it's headed, and you're starting all the same. Work that you'd begin as readily as that would be a good direction to name.",
        full: "By way of something else entirely, you may come by a piece of the answer. What's at stake there shows which hours and which people you'd hate to give up. Any direction you name for your work has to leave them where they are.",
      },
    },
    after: {
      sun: {
        eases:
          "You're asked, and the answer comes out whole, with a first step in it. They want to hear about the step, and you find that you can go on about it for quite a while.",
        presses:
          "Someone with a longer title thinks you're going the wrong way and says so. They may know the road better than you do. They don't know where you're trying to get to, so your answer can take their advice and stay what it is.",
      },
      mercury: {
        eases:
          "You're sent a link or a name that fits your answer well. It's one of the comforts of having told people. They can't pass things on to you while they don't know where your work is going.",
        presses:
          "Your answer gets quoted, slightly wrong, and it sounds more definite than you are. Before you correct it, it's worth checking whether the wrong version is the one you'd have given with more sleep.",
      },
      venus: {
        eases:
          "Somebody close to you has started to use your answer when they talk about you, and it sounds better from them. It's nice to be spoken of as though you were already on your way. It also makes the first step hard to skip.",
        presses:
          "You're offered a pleasant detour with people you like, and it's nowhere near your answer. You could go along for the company. They'd want to know that you're headed somewhere else, and saying it will remind you, too.",
      },
      mars: {
        eases:
          "You take the first step that was in the answer, and it's almost insultingly short, a form or a call. After it you don't have to sound so convincing. Your work has gone a little way in that direction.",
        presses:
          "You've got an answer, and now you'd like to have arrived. Somebody who's in your way is only doing their job, and they may feel your impatience. The answer was about where you're going, and a slow week doesn't change it.",
      },
      moons: {
        new: "People may ask about what's new there and then about your work, so the answer gets another outing. If the two are headed the same way, you've hardly anything to explain. If they aren't, your free time is allowed a direction of its own.",
        full: "Your answer has to hold outside of work, too, and at the height of things there it may be heard by people who know you well. An interview would be easier. If it comes out in the same voice, it's a good answer.",
      },
    },
    slow: {
      eases: [
        "Over these weeks a direction gets plain without a vote. The things you turn down are all on one side, and the things you say yes to are on the other. By the time somebody asks, the answer is little more than a description of what you're doing.",
        "Other people's answers start to interest you. Most of them, it seems, were found by chance and tidied up later for the telling. Yours is allowed to have a gap in it, too, and the work can go on while you fill it in.",
      ],
      presses: [
        "You're pressed for an answer as the weeks go by, and not yet begins to sound like no. A rough one with a maybe in it does more for you than a finished one that comes when they've stopped asking.",
        "You do a good deal of work in a direction that you never chose, because it's what comes in. It pays, or it pleases somebody. An hour put aside for the work that you'd rather be asked for would be a first line of the answer, in your own hand.",
      ],
    },
    houses: {
      new: {
        1: "You're making a start on yourself, and the form at the gym or the clinic has a line for occupation. What you put there is accurate and a little dull. The answer about where your work is going would fit if you wrote small.",
        2: "A new budget asks what you'll earn next year, and you enter this year's figure. It's the cautious thing to do. It's also an answer about where your work is going, and you may not have meant to give it.",
        3: "On the first evening of a course everyone says why they've come. You hear yourself tell eleven strangers where your work is going. It's a first draft, and one of them may write it down as if it were settled.",
        4: "You're fixing up a room, and somebody asks if it's going to be an office. You'd never said so. What you end up putting in there, a desk or a drum set, is part of the answer about your work.",
        5: "Something you do for love has just begun, and you've already told two people how you'd run it as a business. You weren't serious. Your answer about work could use some of what you said when you weren't.",
        6: "A new schedule lets you see which hours of your work go fast. Put a mark on the calendar at each of them for two weeks. The answer about where it's going should have those hours in it.",
        7: "You're getting to know somebody, and on the second or third meeting they ask what you'd like to be doing in a few years. They ask because they're curious. That makes for a better answer than the one you give to relatives.",
        8: "Before two people share a lease or a loan, they ask each other how steady things are. Your work comes up. You'd thought you had no answer about where it's headed, and now you've told somebody, with figures.",
        9: "You've sent for a catalog or looked up flights, and the page you keep going back to isn't about your field. It may be only a daydream with good photographs. Still, your answer about work has been reading it, too.",
        10: "Something opens up at work, and you're asked whether you see yourself there. You look in that direction. If you can make out what you'd have on your desk, that's most of an answer to where your work is going.",
        11: "You've joined people who talk about the future over pizza, without embarrassment. When it's your turn, you give them the answer about your work that you've been saving. They may ask for more of it, with their mouths full.",
        12: "For some days you don't see anyone who'd ask, and the question about your work comes to you in the bath. You don't have to sound sure in there. You might say where you'd hope it's going, and add more hot water.",
      },
      full: {
        1: "You're being looked at, and someone may say you don't look like an accountant, or a nurse, or whatever it is you are. You're oddly pleased. Your answer could begin with what you'd rather look like.",
        2: "A large purchase or a good month makes it clear how long your money would last without work. It's longer than you'd feared or shorter than you'd hoped. Your answer about where work is going can now have a season in it.",
        3: "By the third time in a day that anyone asks how work's going, you've shortened it to a sigh. A brother or a neighbor may ask what the sigh means. It's your answer, and they'd like it with words.",
        4: "The family's gathered, and an uncle may want to know where your work is going. Everyone will stop chewing. You may find that the answer you'd prepared is for him, and that the cousin at the end of the table could be told the other one.",
        5: "The thing you made is up on a wall or a stage, and somebody may ask if that's what you do. You say no. Then you spend the whole ride home with the answer you might have given.",
        6: "Everything gets done, late and in the wrong order, and you think you can't go on like this. You probably can. An answer about your work made on such a day would be mostly about the copier.",
        7: "Somebody who lives with you, or nearly, may say where they think your work is going. They've heard you on the phone. It's not the answer you'd have given, and you notice that you don't correct it.",
        8: "While you're settling an account with somebody, they may ask what you'd do if money weren't in it. You know at once, and you say that you'd have to think. Your answer about work can start from what you didn't say.",
        9: "A journey or a degree comes to its end, and strangers ask what's next. They'll never check. You can give an answer about your work that you wouldn't dare give at home, and see how it feels on the train back.",
        10: "Your work is in full view, and somebody may want to know if you'll stay. A month ago you'd have said of course. You notice the pause before your answer, and probably they do, too.",
        11: "At a reunion or a big dinner everyone reports on their work, clockwise. You've got four people's time to get your answer ready. By the third you may have stopped preparing and started to wonder what you really would do.",
        12: "You're done with talking, and the answers you've given about your work lie around in your head like coats after a party. Most of them belong to somebody else. Yours is likely to be the one still there in the morning.",
      },
    },
    turns: {
      begins:
        "It's a good day to talk to a person who has the job you think you want. You ask them what they do before lunch. It'll be duller than you'd pictured, and if you like the sound of it even so, you've got an answer, and somebody to call about it.",
      shows:
        "You hear what people think you're good at, in a review or in the hallway. It's probably kinder than what you'd have said. Somewhere in it is the answer that they would give for you, and it's good to know theirs before you settle on yours.",
      halts:
        "A plan for your work goes back to the drawing board for some months, and the answer you used to give goes with it. Asked in the meantime, you'll have to say that you're thinking. It's a perfectly good answer as long as you do think, and it keeps people from recommending things.",
      resumes:
        'A direction that had stalled is open again, and somebody remembers that you wanted it. This would be the moment to see whether you still do. In the months when no one was asking, your answer has lost some polish, and what it says is more your own.',
      eases:
        'An idea of yours is taken up by people who can carry it out, and all at once your work has a direction with other people in it. It can be your answer for the present, as long as your name stays on the idea.',
      presses:
        "You have to change direction at short notice, or somebody questions the one you've got. It's no fun to answer on your feet. The answer you give without preparation will hold on to the goal and drop the decoration, so it's worth jotting down afterward.",
    },
    closes: {
      begins:
        "If you've talked to one person who's already there by the end of {month}, your answer has a fact in it. A direction and a first step are all that anyone needs to hear. The rest you're allowed to find out as you go.",
      shows:
        "By the end of {month} you may have heard where other people think your work is going, and you can compare. Your answer doesn't have to agree with theirs. It gets clearer at just the points where you'd like to contradict.",
      halts:
        "You can be without an answer for most of {month} and be thinking the whole time. It may end with one line that you'd be willing to say to a relative. Your work will be going there, at the pace it's ready for.",
      resumes:
        "The old answer gets taken out in {month} and looked at. If it still fits, you'll give it more quietly than before. If it doesn't, you're allowed a new one, and people will get used to it in about a minute.",
      eases:
        "Your work may get somewhere in {month} partly because others are pulling. You can go along and enjoy it. The answer is in what you'd keep doing if they stopped, and you can give it with their help or without.",
      presses:
        "By the end of {month} you may have an answer that you never rehearsed. It'll do. You're surer of where you want to go than of the way there, and the way can be changed as often as it has to be.",
    },
  },
  {
    asks: '{month} is about a decision at work, and about the file on it that only gets thicker.',
    among: 'It may be about an offer, a change of department, or when to stop.',
    cast: {
      sun: 'the one who has to decide in the end',
      moon: "the night you'd sleep if it were decided",
      mercury: "the file on the decision, with everything you've collected",
      venus: 'the option that made you sit up',
      mars: 'the irritation that would decide it in a minute',
      jupiter: 'the one option that keeps growing while you read',
      saturn: 'the wish to make no mistake, which keeps the file open',
      uranus: "the decision you'd make on the spur of the moment, and might stand by",
      neptune: "the missing fact on which you're putting your hopes",
      pluto: "the reason that you've kept out of the file",
      asc: 'the undecided look that people have begun to notice',
      mc: 'the career that the decision is about',
    },
    before: {
      sun: {
        eases:
          "Somebody with experience asks what you're leaning toward, and you tell them before you've opened the file. You lean so clearly that you may not need to.",
        presses:
          "You're asked for the decision by someone with a title, and you reach for the file. As files go it's excellent, and it makes you look like a person who's still collecting.",
      },
      mercury: {
        eases:
          'One call gets you the missing figure, and on that point the file is complete. You feel a small disappointment. While the figure was missing, the decision had a good excuse.',
        presses:
          "You ask a fifth person, and now there are two opinions that you hadn't considered. They go into the file, and it's getting hard to find the page where you wrote down what you'd like.",
      },
      venus: {
        eases:
          "A person you trust watches you across the table while you go through the options, and says which one made you sit up. They didn't need any research for it, and it's the only entry in the file that's about you.",
        presses:
          "You're drawn to the option that would upset the fewest people. The file has a page on each of them, and they'd all be fine. The page on what your own mornings would be like is blank.",
      },
      mars: {
        eases:
          "You live for a day as if you'd decided, one way, and tell nobody. By evening you've either made plans or missed something. There was no document in the file that could have told you that.",
        presses:
          "You're about to decide out of irritation, with the file shut and the email half written. It would feel wonderful until about breakfast. If it's the right decision, it can wait two days and be just as right.",
      },
      moons: {
        new: "Things begin there without a file. One reason and a free evening are enough for it, and no one asks around beforehand. You might look at the decision again from that side, and see which reason you'd have started with.",
        full: 'The file has nothing in it on what comes to a head there, since nobody sends you figures about that. It may have more to say on the decision than the figures do. You could give it a page of its own, near the front.',
      },
    },
    after: {
      sun: {
        eases:
          "You say what you've decided, or by when you will, to the person who needs to know. They make a note of it, and it's quite a new feeling to have the thing in somebody else's file.",
        presses:
          "Someone above you would have gone the other way, and they let you know. They've read a few pages of what you know by heart. You can hear them out to the end without opening the file again.",
      },
      mercury: {
        eases:
          "A message confirms one of the things you'd assumed, and you don't feel any need to look up the others. The file stays shut. You've got the evening for something that isn't about the decision.",
        presses:
          'A new fact turns up, a bit late, and it would have made a nice page. It may shake you for an hour, but a decision that came out of so thick a file has room in it for one more fact.',
      },
      venus: {
        eases:
          "You celebrate a little, with somebody who's glad to hear no more about the file. They've been a good sport. Over dessert it turns out that they had an opinion on the decision all along.",
        presses:
          "You begin to miss the option that you're letting go. It looks its best as a page in a file. It would have had bad days like any other, and you're allowed to be sorry for an evening.",
      },
      mars: {
        eases:
          "You do the first thing that follows from the decision, and half the file turns out to be about questions that don't come up. Once that half is in the recycling, there's a desk under it.",
        presses:
          'With the decision on its way, each delay feels like an insult. The person handling it has a file of their own, with a dozen names in it. One friendly question moves yours up, and the second one moves it down.',
      },
      moons: {
        new: "It may take you an afternoon to make up your mind about the new thing, and it isn't small. The decision at work is older and has a thicker file. That doesn't make it harder, and it may be just as ready.",
        full: "Life gets loud there, and the decision has to do without you for some days. You don't open the file. Whatever you still remember about it at the end, without looking, is probably the part that counts.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the decision settles by itself, and you add nothing to the file. You start to talk about the work as if it were clear. The people at the table aren't surprised, and after a moment neither are you.",
        'The file gets tidier and no thicker. You find two reports that say the same thing, and a list from a time when you wanted something else. What remains can be read in ten minutes, and the decision begins to look like something a person could make before lunch.',
      ],
      presses: [
        "Little by little, not deciding turns into a decision of its own, and people start to act on it. The file is no help with that, and an imperfect choice that's yours would be easier to live with than the one that's being made for you.",
        "The decision leaks into everything. You can't accept an invitation without wondering where you'll be by then, and the file was meant to keep the matter in one place. A date on which it closes would give you back the ordinary choices that are waiting behind it.",
      ],
    },
    houses: {
      new: {
        1: 'Your new hair or your new hours came about without a file. It took one bad morning and a phone call. Some of that could be used on the decision, though perhaps on a better morning.',
        2: "A new account or a new price list gives the file one more page. The figures are good ones. They tell you what the decision would cost, and you'd known for a while what you'd pay.",
        3: "You're talking with new people, and each of them knows someone who once decided a thing like yours. Their stories go into the file. The next person to tell you one might be asked how long it took and what they had for lunch that day.",
        4: "Something is starting at home, and you've picked a paint or a roommate in under a week. You go by how it feels at breakfast. The decision at work could be tried that way, with the file left in the car.",
        5: "Your newest pastime came about because a flyer was nice to look at. No one could call that research. The file on your decision might be missing a page on what's nice to look at.",
        6: "You're changing your routine a bit at a time, and you find out by doing it which bits hold. The decision at work has never been tried, only studied. There may be a week of it that you could test, with the file left shut.",
        7: "A new partner, or an old one in a new mood, asks what you're deciding and listens to all of it. At the end they may ask one question. The file is two inches thick, and the question isn't in it.",
        8: "You're signing something with another person, and you've read it once and asked one thing. It's a large sum, too. You trust them, which is the item that no file of yours has ever had a tab for.",
        9: "Applying for a course or a visa means filling in what you intend to do afterward. You fill it in, in ink. The file at work could be closed with the same pen while it's out.",
        10: "Work is opening something up, and it makes one of your options look better and another one older. That's a change in the facts, and the file is entitled to it. You're entitled to notice which option you were sorry for.",
        11: "New friends make plans by saying who's free and going. They've asked you twice. On the night you join them the file stays at home, and you decide about dessert, the tip, and the way back without a single printout.",
        12: "You've taken a few days away from everybody's opinion. The file came along, in the side pocket. If it's still there when you get home, the decision may have been made on one of the walks.",
      },
      full: {
        1: "You catch sight of yourself with the pen behind your ear and the file under your arm. You look like your old math teacher. You also look like someone who's made up their mind and is waiting for permission.",
        2: "The statement's in, and what you'd thought was a money question has been answered. You can afford it, or you can't just yet. The decision loses its best excuse, and the file gets its shortest page.",
        3: "You've asked so many people that two of them have compared notes. They may both call. They agree on what you should decide, and what's interesting is how you argue.",
        4: "Your family wants to know, and they want to know by dinner. You bring out the file. Somebody may say that you've looked happy only once while explaining it, and remember which page it was.",
        5: "The party's at its loudest, and you've just told someone you hardly know what you're going to decide. It was easy to say over the music. The file at home hasn't been told yet.",
        6: "With the week this full, you decide forty things a day, from the bus to the order of the emails. Most are all right. The one in the file has been given more time than all of those together, and it's still in the waiting room.",
        7: "The person closest to you may be tired of the file, which has been on the bed. They'd live with either decision. They'd like to be told which one it is, and to have their half of the blanket.",
        8: "A settlement is reached, over money or an old sore point, and neither of you got all of it. You sleep well anyhow. The decision in the file would probably leave something on the table, too, and you'd sleep.",
        9: "You've written the last page of something, or landed, and it's done though it could have been better. You hand it over. The file at work is in better shape than that was, and it's still not handed in.",
        10: "People at work may be waiting on you by now, in the open, and a few could have bets on it. You know what the file says. You may learn from the faces which decision they've been expecting of you all along.",
        11: 'Your friends have met the file so often that it has a nickname. At the next big evening they may put it to a vote, by a show of forks. You notice before the count which result would spoil your dessert.',
        12: 'At some quiet hour you go through the file from the beginning and see your handwriting change. The early pages were written by someone curious. The last one is about parking.',
      },
    },
    turns: {
      begins:
        "You can put a date on the cover of the file, past which nothing goes in. You tell one person about it, somebody who's sure to ask. Setting a day may look like a way of putting off the decision. It's the part that takes the courage, and the rest is reading.",
      shows:
        "The facts are in, and they may even agree with one another. You can see what it pays, how it works, and what people say. If you still don't want to decide, the file has done all it can, and the missing piece is one that you've been keeping to yourself.",
      halts:
        "A decision at work is taken out of your hands for some months, or sent back. You may feel like throwing the file at somebody. It's better kept, because they could come around to your first version, and there's time now for the page that was missing, on what you'd enjoy.",
      resumes:
        "The matter is open again, and this time they'd like an answer soon. The file is older than you remember, and some of it has expired. What you still believe without looking it up is enough for a decision.",
      eases:
        "Somebody makes the decision simpler than you'd thought a decision could be, with a trial period or an offer in writing. You go to the file to look for the catch. It has a page on nearly everything, and none on what to do when it's easy.",
      presses:
        "You're given a date for the decision, and it's close. It puts an end to the research and does you a favor. Half the file would have been enough, and you may be the last to notice which way it's been leaning.",
    },
    closes: {
      begins:
        "If there's a date on the file by the end of {month}, the decision has stopped growing. You probably have all the information you need. What's left is an ordinary day on which you say it out loud.",
      shows:
        "By the end of {month} the file may hold all there is to know, and it won't be everything. That's the point at which other people decide, too, and most of them are all right with it.",
      halts:
        "A decision that's been postponed can still be prepared, and {month} is good for that. You may end up with one page, about what you'd enjoy, and that page could be enough.",
      resumes:
        'By the end of {month} you may have decided on less than half the file. It could feel reckless for a day. What matters of the other half you know by heart.',
      eases:
        "If {month} makes the decision simple, you're allowed to take it. You've got enough information, and some to spare. The file can be kept for anyone who wants to know how thorough you were.",
      presses:
        "If the decision has a deadline in {month}, it gets made with what's in the file by then, and that's enough. By the time the first week of the new arrangement is over, you won't remember what the last ten pages were about.",
    },
  },
]
