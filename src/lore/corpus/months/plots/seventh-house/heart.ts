import type { MonthPlot } from '#lore/authored.ts'

export const seventhHouseHeart: readonly MonthPlot[] = [
  {
    asks: '{month} is about one thing that you want from the person closest to you, and about asking for it in words.',
    among:
      "It may be an evening without phones, a word of thanks, or help that you haven't had to organize yourself.",
    cast: {
      sun: 'the pride that would like to be noticed without making a request',
      moon: 'the mood that goes gray while a request waits to be made',
      mercury: 'the one plain line that your request comes down to',
      venus: 'the pleasure of being given the very thing you asked for',
      mars: 'the complaint that an unspoken request turns into',
      jupiter: "the hope that your request will get a yes before it's finished",
      saturn: 'the rule that a grown person makes do and makes no requests',
      uranus: 'the urge to blurt out your request between two other sentences',
      neptune: 'the dream that real love reads minds and needs no requests',
      pluto: 'how much a small request can matter to you',
      asc: 'the face from which nobody could guess that you want anything',
      mc: 'the professional who makes requests all day and thinks nothing of them',
    },
    before: {
      sun: {
        eases:
          "Somebody you respect may ask for what they need in front of everyone, in one sentence, and get it. No one thinks less of them. You look at the request that you've been carrying around, and it's about the same size.",
        presses:
          "You've done a good deal for other people lately, and you're hoping that it shows. It doesn't. Waiting to be noticed takes more strength than a request would, though you won't believe that until you've slept.",
      },
      mercury: {
        eases:
          "The words come to you in the shower or on a bus. It's a short request, without an always or a never in it. It would fit into a text, but you'd want to be there to see them read it.",
        presses:
          "You drop a hint, and it's taken for a remark about the weather. Your hints are extremely tactful. You're the only one who could possibly know that there's a request in them.",
      },
      venus: {
        eases:
          "You're done a small kindness that you hadn't asked for. It's near what you want, about one street over. The person closest to you would clearly like to please you and is just a little short of information.",
        presses:
          "It's such a nice evening that wanting more from it seems greedy. The person closest to you is happy. They'd be sorry to know that you sat there beside them the whole time with a request in your pocket.",
      },
      mars: {
        eases:
          'You ask for something small, a hand with the bags or the last dumpling, and you get it at once. Nobody wants to know your reasons. The big request is the same sort of thing, and part of its size comes from being saved up.',
        presses:
          'What you wanted was ten minutes of attention, and what comes out is a complaint with examples. The other person deals with the examples. The request was in there somewhere, and neither of you could find it now.',
      },
      moons: {
        new: "With something new going on there, you'd like to be asked how it went. That's a request, and a small one. It could be made over coffee with the person closest to you, and it's good practice for the larger one that you've been saving.",
        full: "People are quick to ask what they can do when something comes to a head, and the usual answer is that it's fine. The person closest to you might ask, too. They'd be glad to get your request in place of a brave face.",
      },
    },
    after: {
      sun: {
        eases:
          "Your request may be granted, without fuss and with other people around. It isn't done as a favor. The person closest to you looks rather proud of knowing what you like.",
        presses:
          "You keep watching whether they'll do it again, and it's so tiring that you hardly enjoy it when they do. You asked so that you could rest. They've agreed to the request, and you could take an evening off from checking on it.",
      },
      mercury: {
        eases:
          "Your request is answered with a question, such as whether you mean every week or just now. You'd been ready for a yes or a no. This is better, because it's what people say when they've started working on it.",
        presses:
          "You asked, they agreed, and it's been forgotten. It feels like a no, and in a week like theirs it's probably an oversight. The second request can be as friendly as the first, and it could go straight into their phone.",
      },
      venus: {
        eases:
          "You're given what you wanted and a bit extra that you hadn't thought of. They must have turned it over in their mind. That you had to ask for it takes nothing away from it.",
        presses:
          "The other person does what you requested, a bit stiffly, like somebody counting dance steps. You'd pictured it with more warmth. The warmth usually comes on the third or fourth time, and sooner if you look pleased.",
      },
      mars: {
        eases:
          "You ask on the spot, while you still want it, and it's done in three minutes. Neither of you had time to make anything of it. It's easier to say yes to a request before there's any resentment in it.",
        presses:
          "You get something else, well meant and beside the point, and your patience runs out. A thank-you for the one and a second request for the other would be fair to both. In that order they're likely to be heard.",
      },
      moons: {
        new: "Starting something means a lot of asking, for directions and favors and a bit of time, and nobody thinks the less of you. The request that's so hard to make at close range could borrow that tone. It's a normal thing to want.",
        full: "What comes to a head there may use up the very attention that you'd like to have, at least for some days. That's no answer to your request. When people are tired the newest habit goes first, and either of you could pick it up again.",
      },
    },
    slow: {
      eases: [
        "You get it more often over these weeks, and without a request. The person closest to you has understood, and may be trying it out in places that you never mentioned. If you know of something they've been wanting, this is a happy time to get around to it.",
        "Your wishes come out earlier now, while they're still pleasant to hear. The person closest to you answers a request before you've finished explaining it. They may have some of their own, and have been keeping them back to be polite.",
      ],
      presses: [
        "Over these weeks you want it more and mention it less, and you've begun to collect evidence. It's sad work. The other person can tell that a request is in the air, and is probably guessing at one that's much harder to grant.",
        "Pride gets between you and the request, and for a while that costs you more than usual. The person closest to you goes by what they see, and they see somebody who needs nothing. One sentence would correct the picture, even if it's only about something small.",
      ],
    },
    houses: {
      new: {
        1: "If you try out a new look or a new tone, there's one person you'd like to notice it. That's a request, and an easy one. It takes a turn in the doorway and the words what do you think.",
        2: "You go through what you own and what you'd still like to buy. What you want from the person closest to you isn't in any store, and the price of it is one request. Nothing else on the list is as good a value.",
        3: "All day you ask people for small things without a thought, the time or a pen or the way to the bus. Your request isn't any longer than those. It just goes to somebody whose answer you care about.",
        4: "Talk about home is mostly paint and space and who does what. While people are saying what they'd like anyway, your request would hardly stand out. You can ask for it in the same voice as the shelf.",
        5: "When you find something delightful, you'd love company for it, so you send a link and wait to be understood. The person closest to you would have an easier time with a request than with a link.",
        6: "You work out a better routine and organize it down to the water bottle. What you'd like is for somebody else to have thought of the water bottle. It's a perfectly good request, and there's room for it in the plan.",
        7: "When things begin between you and another person, or begin again, you're both very attentive, and a request costs almost nothing. Later it has to get past all the times that you said it was fine.",
        8: "If you tell somebody a thing that's hard to say, about money or a hurt, a request ought to be easy after that. Oddly it isn't. You can tell a secret to the floor, and for a request you have to look up.",
        9: "You're getting ready to travel or to learn something, and along the way you ask strangers for directions. They're happy to help. The person closest to you may never have had a request as clear as that, and they know you better.",
        10: 'At work you can ask for a budget and a desk in a firm voice. The request that you have for one person, at home or at the end of a phone line, is much cheaper. It only sounds better without the firmness.',
        11: "New friends find you easy, since you don't want anything from them. There's one person with whom you'd like to be a bit less easy. If you tell a friend about it over drinks, you've said your request nearly word for word.",
        12: 'You turn your phone over and keep to yourself, half hoping that somebody will come and ask. The person closest to you may think that you want to be left alone. Even from under a blanket, a request can be made in one line.',
      },
      full: {
        1: "Anyone can see when you need something, and you may be told so. It's a wide opening, and your habit is to say that you're only tired. The request would be just as short.",
        2: "You add up what you've spent on other people, in money and in trouble, and it's a lot. The sum is no request, and it won't be heard as one. What you'd hoped to get for it can be had sooner by asking.",
        3: 'Words come to you easily, and rather many of them. Your request tends to sit in the fourth paragraph of a message. If it moves to the top, the person closest to you can skip the rest and get started.',
        4: "When things boil over at home, you do everything because it's quicker. All that anyone sees is a person who's got it in hand. A request for help is clearest while you're still holding the pan.",
        5: "If the party or the day with the kids goes well, it may be because you did most of the work with a smile. You'd like to be thanked. It's a request that can be made laughing, while you sit down and put your feet up.",
        6: "You're short of sleep, and the person closest to you may ask what's the matter. Everything that comes to mind is a chore. The one thing missing from your list is the request, and they could do that before any of the rest.",
        7: "The person closest to you is right there, with nothing between you but an argument about what's fair. You could win it. The request is shorter, and it says more about what they are to you.",
        8: "If something hard gets said about money or trust and you're both still in the room, it's quiet for a while afterward. Your request looks small by comparison. It might be the easiest yes of the evening.",
        9: "You're far from your routine, or deep in a discussion of how people ought to live, and in general terms you describe exactly what you'd like. With a name put in front of it, that would be a request.",
        10: "Praise may come in for what you've done, and it isn't from the person whose word you wanted. They may think that you've had plenty. It would take a request to tell them that theirs is a different sort.",
        11: "At a full table you notice who gets thanked and who gets a hand on the shoulder in passing. If you feel it across the room, you know what your request is, whatever you've been calling it.",
        12: "When it gets quiet, you hear what's underneath all that managing. It's the request, and it sounds younger than you are. You don't have to make it in that voice, though the person closest to you might like it.",
      },
    },
    turns: {
      begins:
        "You say it. You'd like the evening without phones, or to be thanked for what you do, and it takes about a breath. In the silence that follows you want to add that it isn't important. If you can leave the request alone for a moment, you may hear that they'd often wondered what you'd like.",
      shows:
        "You see how much you've been missing it. Someone else is given that very thing in front of you, and it goes right through you. The person closest to you may notice your face. There won't be a better moment for the request, because it's already half out.",
      halts:
        "There's less tenderness to go around for some months, or less time for it, on both sides. You don't have to take your request back. It can be made smaller, so that a tired person could grant it. Ten minutes side by side on a couch are a good present from somebody who only had ten.",
      resumes:
        "Things between you that had gone quiet are warming up, and among them is what you'd given up asking for. You may even be offered it. It's tempting to act as if you'd hardly noticed that it was gone. They'd like to hear that you missed it, and your request gets made in the same sentence.",
      eases:
        "You're good company for each other, and nearly anything you asked for would be granted. It's worth asking for the real thing. It would be a pity to spend such a day on a request about the recycling.",
      presses:
        "You feel taken for granted, with enough truth in it to make a speech. It'd be a good one. The request in it is one line long, and that line is the only part that anyone can do something about. You'd lose a fine performance, and you might get what you asked for.",
    },
    closes: {
      begins:
        "If it's been said in words by the end of {month}, the request has two people looking after it. The other one gets to be good to you on purpose. They may have been hoping for a clue that they could read.",
      shows:
        'You learn in {month} how much you want it. The person closest to you may have wanted the same thing and been waiting for you to say it, in which case one request will do for both.',
      halts:
        'A small request can be granted in a lean month, and {month} may be one. To ask for a little is kinder, to you as well, than to hope for a lot and say nothing.',
      resumes:
        "By the end of {month} you may have it again, and this time they know what it means to you. A request that's been made in words has a better chance of lasting.",
      eases:
        '{month} is generous, so your request could afford to be exact. The person closest to you would sooner bring you the right thing than a nice surprise.',
      presses:
        "Nobody was ever going to guess it, and that's no measure of what you mean to them. If the request has been cut down to its one line by the end of {month}, it's ready to be heard.",
    },
  },
  {
    asks: 'How close do you like to be, and how much room do you need? {month} is about a night off from each other, and about asking for it kindly.',
    among: 'It may be an evening alone, a second bedroom, or a few days without the usual call.',
    cast: {
      sun: 'the person you get to be on a night off',
      moon: 'the mood that turns sour for want of an evening alone',
      mercury: "the way you'd put a night off so that it hurts nobody",
      venus: 'the fondness that comes back stronger after a night off',
      mars: "the quarrel you'd pick when all you want is a night off",
      jupiter: 'the appetite for company that says yes to one evening too many',
      saturn: 'the guilt that keeps you company on your night off',
      uranus: "the sudden wish for a night off with nobody asking when you'll be back",
      neptune: 'the idea that two people who are close never need a night off',
      pluto: 'the fear that the other person could get to like evenings without you',
      asc: "the look that asks for a night off before you've found the words",
      mc: 'the late hours that have to pass for a night off',
    },
    before: {
      sun: {
        eases:
          "A person you look up to may mention that they go away on their own once in a while, with everyone's blessing. Nobody at the table gasps. A night off sounds like a sensible thing when somebody else has one.",
        presses:
          "You've been available to everyone since you got up, and the person you like best gets what's left. It isn't much, and it's irritable. They'd be the first to benefit if you took a night off from being needed.",
      },
      mercury: {
        eases:
          "You bring up the night off in between other things, while you're both working out the week. It goes into the calendar next to the dentist and the groceries. Nobody objects, and you're surprised at how little explaining it takes.",
        presses:
          "You say that you need some space, which is what people in movies say before they move out. You meant a night off and a book. If you'd mentioned the book, you'd be reading by now.",
      },
      venus: {
        eases:
          "You're so comfortable together that you read for two hours in the same room without a word. It's closeness and a night off at the same time. You'd like to have that more often, and it's a nice thing to be told.",
        presses:
          "It's late, you're fond of the person, and you want to be by yourself. You stay, so as not to hurt anybody. A night off would have been kinder to you both than that last hour.",
      },
      mars: {
        eases:
          "You put on your shoes, say that you're going for a walk on your own, and are back before it's become a topic. It took forty minutes, and a whole night off seems less of a thing to ask for.",
        presses:
          "You start a quarrel over nothing, and halfway through it you see that it's going to get you an evening alone. There are cheaper ways to buy one. A night off that you've asked for doesn't have to be apologized for afterward.",
      },
      moons: {
        new: "What starts there may give one of you somewhere to be on a certain evening. That would be a night off that nobody had to ask for. It'll show you, free of charge, who enjoys the quiet and who keeps looking at the time.",
        full: "When something there gets serious, people cling together, and it's lovely for two days. By the third a night off would do you both good. After so much closeness, there's no danger of it being taken for coldness.",
      },
    },
    after: {
      sun: {
        eases:
          "You've had an evening to yourself, and it shows in your face. The person close to you may remark on it. They can see where it came from, and they're thinking of a night off of their own.",
        presses:
          "You've got a night off and spend part of it feeling guilty, which isn't what it's for. Nobody's sitting at a window waiting for you. They may be having a better evening than you are.",
      },
      mercury: {
        eases:
          "It's become a word that the two of you use. One says night off, the other asks which one, and it's arranged. Nobody has to be reassured for half an hour first.",
        presses:
          "You may get a message asking whether everything's all right, since you've been quiet. You've only been alone. It's a fair thing to ask, and all they need to hear about your night off is when it ends.",
      },
      venus: {
        eases:
          "You're glad to see the other person again, and you aren't just being polite. You've got questions. There's something to tell on both sides, because for the length of a night off you weren't there for it.",
        presses:
          "Now the other person would like a night off as well, and it stings. You'd thought that you were the one who needed room. It's the same wish that you had, and they mean as little harm by it.",
      },
      mars: {
        eases:
          "You use a free evening for what can't be done in company, such as playing one song eleven times. Your energy's back sooner than you'd expected. Half a night off would have been enough, so you get to enjoy the rest of it.",
        presses:
          "Something comes up on the very evening that you'd kept for yourself, and you're expected to be nice about it. You're angrier than an evening deserves. If you name another one in the same breath, your night off has only been moved.",
      },
      moons: {
        new: "The new thing fills an evening, and it's tempting to call that your night off. It isn't, if you spend it being useful to people. The kind that does you good has a bath in it, or a long drive, and it still has to be asked for.",
        full: 'Under pressure some people want company and others want to be left alone, and one of each has a way of ending up together. What comes to a head there will show you which you are. A night off could be a present in either direction.',
      },
    },
    slow: {
      eases: [
        'Over these weeks the two of you find the right distance, mostly by overshooting it a little in both directions. The night off has turned into a habit and hardly gets mentioned. What does get mentioned is how good it is to have the other one back.',
        "Each of you has something that's only yours for a change, such as a class, or a show that the other one can't stand. A night off doesn't feel like an absence then. It's where the stories come from for the next dinner together.",
      ],
      presses: [
        "For some weeks one of you wants more closeness and the other more quiet, and both take it personally. If the night off is for you, it helps to say when you'll be back. If you're the one who stays, it helps to have somewhere to go.",
        "Life throws you together a good deal at the moment, with no gap between one thing and the next, and your voices go up. Nobody's unhappy. A night off would cure most of it in three hours, if one of you could suggest it without sounding hurt.",
      ],
    },
    houses: {
      new: {
        1: "You're in the mood to begin something that's only for you, and it needs an evening with nobody watching. It could be a night off that you've mentioned ahead of time, along with when you'll be good company again.",
        2: "If there's a bit of money to spend on yourself, peace and quiet counts as something to buy. A night off can be had for the price of a movie ticket. It may cheer you up more than a purchase would.",
        3: "Your days fill up with talk, on the phone or in a class, and all of it is pleasant. By evening you've got no words left for the person closest to you. A night off from talking can be spent in the same room.",
        4: 'Any change at home, a new armchair or a new roommate, is a good time to settle where a person can have a night off. A corner will do, if everyone agrees that it counts.',
        5: 'A new pleasure, a game or a song or a person, could have every evening of yours. A night off in between keeps it new. It also gives the rest of your friends a chance to hear about it.',
        6: "Your days make more sense than they did, and there isn't a blank hour in them. A night off can be put down like any other appointment. The difficult part is to show up for it.",
        7: "When you're getting close to somebody, or close again, it seems the wrong time to ask for a night off. People who wait tend to ask for it crossly a month later. Said early, it's a fact about you, like taking sugar.",
        8: "If you're sharing more than you used to, an account or a bathroom or what you don't tell other people, it can give you a taste for an evening alone. A night off doesn't take anything away from what you share.",
        9: "If you plan a trip with some nights away in it, the one who stays behind gets a night off out of it, and the good pillow. You can both admit that you're looking forward to your part.",
        10: "If work keeps you later, you come home with less to say. What's left of such an evening is either company or rest. If you say on the way which one it'll be, a night off won't look like a mood.",
        11: "An evening with a group isn't a night off, though it may be one for somebody at home. You can enjoy twelve people and still need an hour with none. It's fair to ask for both.",
        12: "You're drawn to quiet, and for once you go there before you're worn out. It's a night off in the full sense. All that it wants is a word beforehand to anyone who'd wonder, and a promise to surface for breakfast.",
      },
      full: {
        1: "You're in the middle of everything, and everyone would like some of you. By evening what's left isn't much use to them. A night off would hand you back in better condition, and it would show.",
        2: 'It costs money to go out together, and more to make up for having been grumpy. A night off is free. It might save you the second bottle and most of the flowers.',
        3: "If messages come in faster than you can answer, one of them may be a heart with a question mark. It asks whether you two are all right. A reply that says night off and when you'll call does more than six hearts.",
        4: "With everyone at home at the same time, you could find them all by ear. It isn't anyone's fault. Your night off may have to be taken in the parked car with the seat back, and it's no less of one for that.",
        5: "A romance, a child, or a show you're in takes all you've got, and you give it gladly. When it's over you'd like to see nobody at all. You haven't gone cold, you want a night off, and it can be said with a smile.",
        6: "At the pace that work keeps up, your body would like a night off. You can pass the request along as it is. Hardly anyone argues with a person who's on their way to bed.",
        7: "You and somebody else are as close as can be, or you're quarreling at about the same distance. Both use up a lot of air. The first to notice that they've stopped listening could suggest a night off and a breakfast.",
        8: "After a serious talk about money or trust, it's tempting to stay up and go on repairing. You've both said what you had. A night off would give each of you time to think about what you heard.",
        9: "After a trip, or a class with all those people in it, you'd like to be where nobody asks how you slept. You may have liked nearly all of them. It's a night off that you want, even if you take it at home.",
        10: "If there's something to celebrate at work, people who love you would like to take you out, and you'd like to sit on the floor in your socks. A night off first and the dinner afterward can be asked for without hurting anyone.",
        11: "You can be wanted by a whole crowd and by the person you'd be leaving at home, and want a bath. Somebody has to be told no. Put as a night off, with another date attached, it may be the friendliest message of the day.",
        12: "Quiet can go on for so long that it stops being a night off, and you tend to be the last to notice. Somebody may be waiting for a sign. It's as kind to say that you're back as it is to say that you'll be gone.",
      },
    },
    turns: {
      begins:
        "You ask for a night off before you need it badly, so it still sounds like a plan. You say what you'd do with it, which is next to nothing. There may be a worried look. It goes away if you mention that you'd like to have dinner together the night after, and you do mean that.",
      shows:
        "You can both see how close you are at present, and whether it's too much or not enough. One of you may say it a bit sharply. It was probably true before that, when nobody dared to. A night off would be one answer, and an evening with nothing else in it would be another.",
      halts:
        "There's some distance between you for a few months, because of work or travel, or because one of you has gone quiet. It's more of a night off than you'd asked for. You may fill it well and still miss the other person at certain moments. Those are worth noting, since they're what you'd want back.",
      resumes:
        "After too much distance between you, or none at all, it can be set right. You know by now how many evenings alone are good for you, and it's a number that you can say out loud. The other person may have a different one. That leaves a night or two in the middle, and you can take turns being generous with those.",
      eases:
        "You're close at the moment without being crowded, and it feels like luck. It probably has to do with a night off that neither of you called by that name. You could ask for another while you're in such a good mood. It doesn't have to be something that you only want when you're cross.",
      presses:
        "One of you wants more just now, and the other would like to be left alone. You've both begun to act it out, with sighs or with a sudden interest in the laundry. Put into words, it's less of a mystery. A night off with a date after it has something in it for each of you.",
    },
    closes: {
      begins:
        "If you've asked for one night off by the end of {month} and come back from it, you've told the other person how close is close enough. It won't drive off anybody who wants to stay.",
      shows:
        "In {month} you both get a clear view of the distance between you. It needn't be the same every week. You can say what you need of it before one of you is cross, and a night off covers a surprising part of it.",
      halts:
        "You may have more nights off than you need in {month}. They tell you which evenings you'd have liked to spend close together, and after that you can ask for those by name.",
      resumes:
        "By the end of {month} you know your own measure, in nights off and nights in. It isn't a grade for anyone. The other person is likely to be relieved when they hear it.",
      eases:
        "The answer that {month} gives is likely to be that it's good like this, close with a gap in it. It's the gap that gets lost first. A night off is easily granted while nobody's desperate for one.",
      presses:
        "Needing a night off and waiting up for somebody are both ordinary ways to be fond of them. If you've told each other by the end of {month} which one you are, you can stop guessing how close to stand.",
    },
  },
]
