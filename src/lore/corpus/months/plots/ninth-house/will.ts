import type { MonthPlot } from '#lore/authored.ts'

export const ninthHouseWill: readonly MonthPlot[] = [
  {
    asks: "{month} is about a larger plan that you've treated as a daydream, and about treating it as possible.",
    among: "It may be a course, a trip you've put off, or a move to a place you've only visited.",
    cast: {
      sun: "the person you'd be if you took the plan seriously",
      moon: 'the comfort of a plan that stays a daydream',
      mercury: 'the plan in words, which gets better every time you describe it',
      venus: "what you'd enjoy about the plan on an ordinary day of it",
      mars: 'the first hour of the plan, which nobody has put in yet',
      jupiter: "the size of the plan when you're in a good mood",
      saturn: "the objection to the plan that you've never answered",
      uranus: 'the urge to sign up for it this afternoon',
      neptune: 'the daydream in which the plan has cost nothing',
      pluto: 'how much you want the plan, under all the joking',
      asc: 'what people would say to your face about the plan',
      mc: 'the job that the plan would have to get past',
    },
    before: {
      sun: {
        eases:
          "Somebody whose opinion counts asks what you're up to, and you hear yourself talk about the plan as if it were decided. It sounds better out loud than it did at night. You may come away with a name to call.",
        presses:
          "You picture telling the person who'd roll their eyes, and by evening you've talked yourself out of the plan on their behalf. They haven't said a word yet. About half of what they'd object to is your own objection.",
      },
      mercury: {
        eases:
          'Ten minutes of looking things up does more than a year of thinking about them. The plan has a date, a fee, and a person who answers email. It gets smaller with numbers in it, and smaller is what makes it possible.',
        presses:
          'You compare four versions of the plan and have five by the end of the evening. One more article is unlikely to settle it. The version you keep explaining to people is probably the one you want.',
      },
      venus: {
        eases:
          "You talk the plan over with somebody who's fond of you, and the first question is what it would be like. The cost comes up later, if at all. For an hour you describe it as something that you're going to do.",
        presses:
          "It's a pleasant evening and the plan would spoil it, so you say nothing. The trouble is that most of your evenings are pleasant. Somebody close may sense that you're holding something back, and guess something worse.",
      },
      mars: {
        eases:
          "You've got the energy for the dull part, such as the form, the phone call, or the passport photo. It takes less time than putting it off has taken. After this the plan is something you've started, and people ask about it differently.",
        presses:
          "You want the plan settled by the weekend, and the person you need for it isn't in a hurry. An impatient message can get you a no that was on its way to being a yes. All you'd lose by waiting three days is the speech you'd prepared.",
      },
      moons: {
        new: "The plan gets a rival for your hours, and you could learn something from it. What's new there gets started half prepared, on a day that somebody simply picked. The plan could begin about the same way.",
        full: "With so much coming to a head there, nobody has an ear for the plan, and neither do you. When it's over you check on it, as you'd check on a houseplant. It's alive. A daydream would have been gone.",
      },
    },
    after: {
      sun: {
        eases:
          "You notice that you've stopped apologizing when you mention the plan. People used to ask whether, and now they ask when. It's one word, and it does a lot for your courage.",
        presses:
          "Somebody with a claim on your time wants to know what the plan means for them. It's a fair question, and a vague answer turns it into a bigger one. You don't need anybody's permission, but you do need that one sentence.",
      },
      mercury: {
        eases:
          "An answer comes, from an office or from a friend of a friend, and it's more use than encouragement. Now you know when the plan's next step is due. Put it in the calendar that you actually look at.",
        presses:
          "There's a detail nobody mentioned, such as a deadline, a deposit, or a document you haven't got. It reads like a verdict on the plan and it's paperwork. On the second reading it's about an afternoon's worth.",
      },
      venus: {
        eases:
          'Somebody wants to come along, or help out, or hear every detail twice. It turns out that a person with a plan is good company, and you enjoy being one.',
        presses:
          "It's getting clearer what the plan costs, and part of it is other people's weekends. You may be about to give up more than anyone has asked for. What they'd mind could be one evening, and you'd have offered them all of it.",
      },
      mars: {
        eases:
          "The plan needs a second step, and you take it in about the time you spent dreading the first. There's some fun in being quick at what you've put off for so long. From here on, nobody has to push you.",
        presses:
          "You've been patient for weeks, and one slow reply uses it all up. Somebody may hear how angry you are about a matter they've got little to do with. The plan survives a bad afternoon, and so does the friendship, if the apology is short.",
      },
      moons: {
        new: "The plan has a neighbor on the calendar. With something else beginning, each of the two needs an evening of its own, and sooner or later they'll collide. If the plan isn't always the one to move, it has become the serious one.",
        full: "A question about the plan gets settled there, one that you'd been asking elsewhere, such as how much you could spare or who'd miss you. It's tucked in among bigger matters, and it's a firmer answer than you'd get from another list.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the plan stops being news. Somebody who's done the same gives you advice, or an obstacle you'd counted on isn't there anymore. What has become easy by now you can build on.",
        "The plan is paying small dividends. You sleep better after an evening spent on it, or you catch yourself knowing a thing that you'd have had to look up. None of it would impress anybody. It's how a plan feels from inside when it's going somewhere.",
      ],
      presses: [
        "Over these weeks the plan asks for proof, in money put aside or in an hour kept free although you were tired. Somebody may doubt that you'll see it through, and some days you'll agree with them. That's a poor reason to stop, and a good one to check the figures.",
        "Something keeps getting in ahead of the plan, and always for a decent reason. A weekend goes to somebody's move, and an evening to the tax papers. You don't have to be free for the plan. It needs one slot that the decent reasons must go around.",
      ],
    },
    houses: {
      new: {
        1: 'With a new haircut or a new resolution you feel like somebody who does things. The plan is a thing that such a person would do. The feeling lasts about a week, and the first form takes an hour.',
        2: "A new budget, or some money you hadn't counted on, gives the plan its first figure. It's smaller than the price, naturally, but you can write it on the calendar.",
        3: "You're in more conversations than usual, on a course or over the fence, and the plan gets mentioned as if it were ordinary. Mentioned that way, it stops needing an explanation. Somebody on the course may even know a person who's done it.",
        4: "At home something is being rearranged, a room or the way you live together. The plan will need a place in it, if only half a desk and one quiet evening. It's easier to ask for that while the furniture is still moving.",
        5: "You've begun something for the fun of it, and you do it without asking whether it's realistic. The plan might like to be treated that way for an afternoon. It needn't come to more than an hour with a map and a snack.",
        6: 'New habits are on trial, and mornings have a shape again. The plan fits into such a morning better than into a free year, and twenty minutes of it can be had before the toast.',
        7: 'Somebody new may be in the picture, or you and an old partner begin again on better terms. The plan could be mentioned early on. Later it would need a speech.',
        8: "You're about to share an account, a lease, or a confidence with somebody. The plan belongs on the table before you sign, since it'll want some of the same money. Said now, it comes to a line in the budget.",
        9: 'Your world gets a little wider, by a book or a booking, and the plan looks less far away from there. Somebody may turn up who lives like that and complains about the bus.',
        10: "Work may be starting you on something with your name on it, and it'll eat the hours that the plan was going to get. It'll also show you beginning a large thing without being ready. The plan needs about three evenings of that.",
        11: "New people are around you, and one or two of them may be doing what you only plan. If you ask, they'll probably tell you which form it was and that the line was long.",
        12: 'Keeping to yourself for a while, you hear nobody ask for the plan. It may come down to a smaller piece without an audience, such as the language and the balcony.',
      },
      full: {
        1: "Everybody can see how you are, and what you see in the mirror is somebody who has put a thing off. It needn't be a sad sight. You could be seen at the library with the brochure.",
        2: "The figures are in, and they're what they are. You can work out to the month when the plan becomes affordable. It may be a month quite far off, and it can be circled.",
        3: "Something you've said about the plan is likely to make the rounds and come back to you as settled fact. People ask when you're leaving. You find yourself looking at the calendar behind them.",
        4: "Home may want a decision from you, about rent, repairs, or a relative. The plan gets in the way of every neat solution, like a bicycle in the hall, and you notice that you don't want it moved.",
        5: "A celebration or something you've made goes better than you'd dared to hope. You come home with the nerve still in your arms. The dishes can wait for an hour, and the plan is lying right there.",
        6: "You've worked yourself tired, and the plan looks like an escape. Give it a night's sleep. If it still looks good over breakfast, you can get out the folder.",
        7: "Somebody close may say what they want, and it has a bearing on the plan. You've been counting on them, or planning around them, without a word. Two lists on one kitchen table would be a start.",
        8: "What you owe and what you're owed gets settled, and there's more room on the other side of it. The plan was waiting behind that pile of paper. The next pile will be there by the end of the month, so this would be the week.",
        9: "A trip, an exam, or a long argument reaches its end, and you've got through it. You packed, you asked the way, and you ate what there was. The plan wouldn't ask you for much else.",
        10: "Your work may get some attention, and an offer might come with it. Held up against the plan, it's plain which of the two you'd brag about and which you'd be glad of on a wet morning.",
        11: 'Friends may take sides about the plan, some with shining eyes and some with good reasons. The ones with reasons have thought about it longer. They may know what a storage unit costs.',
        12: 'In a quiet hour the plan turns out to have an old wish underneath, and a modest one, such as being good at one thing. An evening class would cover part of that. The rest would take the plan.',
      },
    },
    turns: {
      begins:
        "It's the day to stop describing the plan and put in the first hour. You can send off the application, ask for the dates, or pay a deposit that you could still get back. It won't feel like much. People who've done it will tell you that the first hour never does.",
      shows:
        "The plan is out in the open, and somebody disagrees with it who has thought about it. Most of what they say you can answer. Listen for the one objection that you can't, because it's probably what you've been avoiding, and the plan is better with an answer to it.",
      halts:
        "Nothing is going to hurry the plan along for some months, and that may come as a relief. You can find out which part of it is yours, and which part you picked up from somebody braver. What's left after that is smaller, and you can afford it.",
      resumes:
        "Whatever was stuck begins to move, be it an answer, a fee, or a person who'd gone quiet. You've had time to learn what the plan costs, so there's no need to rush because the way is free. The piece you used to skip is the one to begin with.",
      eases:
        "Somebody who's done it takes the side of the plan, or a date that was impossible turns out to be free. It would be easy to be pleased about it and leave it there. Ask them what they'd do first, and you'll have a week's work instead of a good mood.",
      presses:
        "You're told what the plan would cost, in money or in somebody's patience, and you can't argue with the sum. So it has to be worth that much, or become a smaller plan. Either would be an improvement on a plan that's free and always for later.",
    },
    closes: {
      begins:
        "If one thing has been sent off by the end of {month}, the plan isn't a daydream any longer. It becomes possible when its first part gets done before the last part has been worked out, and that's all this month asked for.",
      shows:
        "If the plan meets its first opponent in {month}, you'll see which parts of it hold. It's possible as far as those parts go, and you can work on the others. A daydream never gets contradicted.",
      halts:
        "You can stop waiting for the plan to happen in {month} and begin to look at it. It's allowed to take longer than you'd like. What you keep through the slow months is the part that's yours.",
      resumes:
        "Once the plan is moving again in {month}, it can go at a pace that you could keep up for a year. It's nearer than it looks from the couch. The first dull step will tell you more about it than another evening of pictures.",
      eases:
        "The plan may have a friend besides you when {month} is over. That's usually the point at which it gets a date. You don't have to know the last part in order to be held to the first.",
      presses:
        "By the end of {month} you know the price, and a plan with a price is possible in a way that a daydream isn't. You may decide to pay it, or to want a little less. Both of those count as an answer.",
    },
  },
  {
    asks: "{month} is about the long trip that you've always meant to take later, and about what would bring it nearer.",
    among:
      'It may be a month by the sea, a train across the country, or half a year with relatives abroad.',
    cast: {
      sun: "the traveler you've always meant to be",
      moon: "the home you'd miss by the second week of a long trip",
      mercury: 'the timetables and prices of the trip, which you know surprisingly well',
      venus: 'the mornings you picture over there',
      mars: "the temper in which you'd leave tomorrow",
      jupiter: 'the trip at its full length',
      saturn: 'the later in the sentence about the trip',
      uranus: 'the idea of simply staying over there',
      neptune: 'the trip as you tell it, with the sea always calm',
      pluto: 'what the long trip is meant to get you away from',
      asc: "the needed look that you have at home and wouldn't have on a train",
      mc: "the people at work who'd be fine without you for three weeks",
    },
    before: {
      sun: {
        eases:
          "Somebody asks when you're leaving, and means it as a joke. You name a season, mostly to keep the conversation going. For the rest of the day the long trip has a time of year, and you find you know what you'd pack.",
        presses:
          "Being needed is flattering, and it's also the best excuse you have. The people who count on you would be fine for three weeks, and part of you would rather not see it proved. The trip waits on your importance as much as on your money.",
      },
      mercury: {
        eases:
          "You finally price the trip, and it comes to less than the vague sum you'd been afraid of. The flights are the cheap part. The rest depends on where you'd sleep, and a friend of a friend may have a spare room.",
        presses:
          "An evening goes by on visas, exchange rates, and the best neighborhood for a stay that has no dates. It's the most pleasant way there is of not going. Of all the pages you've got open, only the calendar would bring the trip any nearer.",
      },
      venus: {
        eases:
          "A friend turns out to have a long trip of their own that's always for later. Comparing the two is more fun than either has been in a while. Before you say good night, one of you asks what it would really take, and neither laughs.",
        presses:
          "A lovely offer comes up, a weekend with friends or a deal on something for your place, and it costs about what you'd put aside. This is how small trips eat long ones. You'll enjoy it, too, which is why it works so well.",
      },
      mars: {
        eases:
          "You're restless, and for once it goes into the trip. One dull thing gets done, be it a new passport or the account that the money goes into. It's dull work, and the trip is nearer by the end of it.",
        presses:
          "You're fed up, and the long trip looks like a way to get back at everyone. Announced in that mood it sounds like a threat, and people answer the threat. On a better day the same people would have asked where you'd stay.",
      },
      moons: {
        new: "The trip gets a fresh reason to be later. It's worth asking how long whatever begins there will really need you, since most things run by themselves after the first weeks. The trip can be planned around a beginning, as long as you know where the beginning ends.",
        full: "Things are busy enough there to make a long trip look irresponsible. It's also when you want it most, and in some detail, down to the seat by the train window. That picture tells you more about the trip than another brochure could.",
      },
    },
    after: {
      sun: {
        eases:
          "You mention the trip to people who'd have to manage without you, and nobody's face falls. One of them may even ask who'll water the plants. It's odd how fast a dream becomes an arrangement once other people start solving it.",
        presses:
          "Somebody with a say in your time, at home or in your working life, would like you to take the trip later. Later is your own word, so it's hard to argue with. You'd do better with two sets of dates and a question about which one they'd mind less.",
      },
      mercury: {
        eases:
          "You hear from somebody who's taken a trip like it what they'd leave out, and it's a third of your route. Without that third it would fit between two obligations that you'd thought were too close together. The trip had too many stops in it, and that's easily fixed.",
        presses:
          "The dates don't fit. There's a wedding in the middle of them, or a bill, or somebody's moving day. It takes an irritating hour with two calendars, and at the end of it the trip is a little shorter and a lot more likely.",
      },
      venus: {
        eases:
          "You've begun to spend differently. The nicer dinner doesn't tempt you much once you know how many days of the trip it would buy. It feels less like saving than like good taste.",
        presses:
          "Someone you'd miss says that they'd miss you, and home has never looked so good. The trip was never meant as a complaint about them, and they may need to hear that. How often you'd call is worth settling before the hotel is.",
      },
      mars: {
        eases:
          "What's in the way is practical, and you're in the mood for it. You sell something, or sublet something, or find the person who'd look after whatever you leave behind. The long trip has now cost you some sweat, and you like it better for that.",
        presses:
          "If a friend was coming along, they may be dragging their feet, and you're done asking nicely. The better question is whether you'd go alone. A yes takes the pressure off both of you, and the trip no longer hangs on one person's mood.",
      },
      moons: {
        new: "The trip has to share you with a beginning that you may like a good deal. If you mention early on that you mean to be away for a stretch, it's merely a fact about you, like being left-handed. Later it would be news.",
        full: "The busiest days there show who could do without you during a long trip, and for how long. Some of them would manage sooner than you'd like. It's a small blow, and it takes care of one good objection to going.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the trip runs out of reasons to be later. The money is closer than it was, or a person you'd have worried about is doing fine. You start to read about the place like somebody who'll need to know where the bus stops.",
        "The trip gets lighter to plan. A stop drops out that you'd only kept in for the photograph, and its days go to the place where you'd most like to wake up. There's less of it to tell about afterward, and you'd have a better time.",
      ],
      presses: [
        "For some weeks the trip wants something given up for it, and it isn't what you'd have picked. It may be a cozy arrangement, or the pleasure of being the one who's always around. If you'd still go, you've learned how much you want to.",
        "Everything costs a bit more than you'd thought, and the trip is the one expense that never sends a reminder. It's easy to let the money go where the reminders come from. A sum put aside first, however small, is harder to spend on a washing machine.",
      ],
    },
    houses: {
      new: {
        1: "You're starting over with your looks or your energy, and you feel fit to travel. The long trip has been waiting for the right year. It may only have been waiting for this mood and a pair of shoes that fit.",
        2: "New money comes in, or you open a new account. Give the long trip a line of its own in it, with an amount so small that you won't miss it. Ten dollars a week comes to a decent backpack.",
        3: 'A course or a new neighbor puts a foreign word in your mouth. The long trip starts in about that way, a good while before the airport. You may catch yourself ordering coffee in it, with nobody there to bring any.',
        4: "At home a new arrangement may be on trial, with a roommate, a relative, or a pet to consider. It's a good moment to ask how it would go if you were away on the long trip. The cat will have no objection that it hasn't got already.",
        5: "With new fun in your life, or a new crush, the long trip looks less urgent. Who'd come along is suddenly an interesting question. The guidebook you've got is for two people anyway, and it has a chapter on trains.",
        6: "A new routine takes hold, and you're good at it within days. That's reassuring with regard to the long trip, on which everything would be strange for a week. You may know where the towels are by the second week.",
        7: "You're getting to know somebody, or being asked to commit yourself. The long trip ought to come up early, even if the date is still a joke. With any luck they'll ask where to.",
        8: "You pool something with somebody, savings or trust, and a long trip would draw on both. It's pleasanter to bring it up while the account is being opened and there are free pens.",
        9: 'One foot of yours is in another world, by way of a course, a guidebook, or a friend with an accent. The long trip comes closer without your doing a thing. You already know the word for receipt.',
        10: "Work hands you something, and you can't go anywhere just now. On the first day it's still a simple question when they could spare you for the long trip. They'll probably say after the audit.",
        11: "In a new circle everybody seems to have been somewhere. Their stories are better than their photos, and they tell you what they'd leave at home next time. On the long trip you'd need about half of your socks.",
        12: "You withdraw for a bit, and nothing falls apart. That's been your main objection to the long trip. The plants look well, and the neighbor may have taken in a package.",
      },
      full: {
        1: "You notice in the mirror that you've been needing a change of air. You buy a shirt. It's a good shirt, and it would look better on the long trip, with a bit of sand on the collar.",
        2: "What you have and what goes out is clear by now, and the long trip is in the second column, in small monthly pieces under other names. There's a gym in there that you haven't seen since the towels were free.",
        3: "Everyone wants to talk to you at once, and messages come in by the dozen. The long trip appears before you as a place without reception. If that's the attraction, three days in a cabin would do for a start.",
        4: "Something at home is finished or has come to a head, and for a while the place can do without you. A gap like that is likely to be filled by somebody's visit. The long trip would have to be booked before they call.",
        5: "You've got a vacation feeling, at a party or over something you've made, and it's to be had on your own street. The long trip would still be good for the mornings, and for the bread.",
        6: "Your body has had enough of the desk. It'll settle for a long walk this time. It would like you to know, around the second mile, that it was promised a trip.",
        7: 'One of you may want to go and the other to stay, and neither had known how firmly. Some long trips are for two. On others one person sends postcards and the other gets the whole bed.',
        8: "A shared matter is wrapped up, and the papers are signed. You're freer than you were. The first thing you think of doing about it may have a rail map in it, and you could leave it open on the table.",
        9: "The farther world is all around you, in a lecture hall or a departure lounge or a long letter. You see how little of the long trip is about distance. It's mostly about having one thing to do in a day, such as seeing the bridge.",
        10: "You're at the height of something at work, and they'd probably give you a lot just then. Weeks off cost them less than a raise. The long trip could do with four.",
        11: "Friends are all in one place for an evening, and you'd miss them, every one. So the long trip has a price that isn't money. You could pay it for a month, and they'd water your plants.",
        12: "You sleep badly or dream a lot, and the long trip turns up in it with the luggage missing. There's some fear in it, then. By daylight you could look up what a lost bag costs, and it's mostly shirts.",
      },
    },
    turns: {
      begins:
        "The trip needs one commitment, small, and a bit embarrassing to take back. You could ask for the time off, move some money out of your own reach, or tell the friend you'd be visiting. From then on, later has a date. You might sleep badly for one night and well after that.",
      shows:
        "You see the distance between how well you describe this trip and how little of it has been arranged. It's a fair look. About four things stand in the way, and two of them are yours to move. You could deal with the first of those two right away, and ask somebody about the others.",
      halts:
        "If you were close to booking, you may have to hold off. A long trip can use some slow months, for money and for reading up. They'll also tell you whether you wanted the place or mostly the send-off, and it's cheap to find that out at home.",
      resumes:
        "The trip comes up again, and it may be someone else who brings it up. Money that was tied down comes free, or a date does. You've changed a little since you first picked the route, so make sure you still want the far end of it and aren't just fond of the map.",
      eases:
        "Luck lends a hand, in the shape of an empty apartment or a fare that's lower than it ought to be. Offers like these run out within days. They make you decide fast, and you'll find out whether you want the long trip or mostly like to talk about it.",
      presses:
        "The trip has to stand up to something solid, like a higher rent or a person who depends on you. There's no use pretending that it's easy. A shorter stay or a break in the middle might do justice to both sides, and trips that bend are the ones that get taken.",
    },
    closes: {
      begins:
        "If anything has been paid or promised for the trip by the end of {month}, it has come nearer in the one way trips do. What's left is dates. It's hard to go on saying later about a place you've put money down on.",
      shows:
        "{month} is for seeing the long trip at its actual size. What would bring it nearer is a short list, and you've been reciting it yourself whenever you explained why you hadn't gone.",
      halts:
        "The trip may be no nearer on the calendar when {month} is over, and you may still know far better how you'd get there. Slow months are good for savings. They're also good for admitting which stop you'd skip.",
      resumes:
        "A trip that's picked up again in {month} needs one fixed thing in it. With a single week that you won't give away, the money and the permission have something to arrange themselves around, and that's how later gets closer.",
      eases:
        "If you take what {month} offers, some part of the long trip will be a nuisance to cancel. It's been easy to cancel up to now, and that's what has kept it for later.",
      presses:
        "{month} asks what the trip is worth next to everything else you're responsible for. If you've found a version that fits, slower or shorter than the one you tell at parties, it's nearer than the grand one ever was.",
    },
  },
  {
    asks: "{month} is about a rule that you live by, and about whether you'd keep it when it's inconvenient.",
    among: 'It may be no phones at the table, no meat, or never owing anybody money.',
    cast: {
      sun: 'the pride you take in keeping the rule',
      moon: 'the safe feeling that the rule gives you',
      mercury: "the explanation of your rule, which you've given many times",
      venus: "the exception you'd make for somebody you like",
      mars: "the heat with which you'd apply your rule to other people",
      jupiter: 'the principle behind the rule, in its largest form',
      saturn: 'the strictness of the rule at the end of a long week',
      uranus: "the part of you that breaks the rule when nobody's looking",
      neptune: 'the better person that the rule was meant to make of you',
      pluto: 'the fear of what would happen without the rule',
      asc: 'the look you get when your rule comes up at a table',
      mc: 'the reputation your rule has earned you',
    },
    before: {
      sun: {
        eases:
          "Someone asks why you do it that way, and wants to know. You explain your rule with an example from your own life and leave out the statistics. It turns out to be a better rule when it isn't trying to win.",
        presses:
          "Your rule gets smiled at, possibly by somebody whose respect you'd like. You defend it a little louder than it needs. Tiredness has something to do with that, since a rule is always heavier at the end of a long week.",
      },
      mercury: {
        eases:
          "You try to say your rule in one plain sentence and find that it has two exceptions already. They're good exceptions. With them in it the rule is easier to explain, and nobody can catch you out on a technicality.",
        presses:
          "A clever person finds the hole in your rule within a minute. You lie awake composing the answer, which gets better and longer. The hole is real, and it's small, and almost every rule worth having has one.",
      },
      venus: {
        eases:
          "Somebody fond of you may go along with your rule for a day without being asked, and do it a bit wrong. It's still the nicest argument anyone has made for it, so you keep your corrections to yourself.",
        presses:
          "You're a guest, or you're being treated, and keeping the rule would make things awkward. You break it with a smile and hold it against yourself afterward. The hosts would probably have been happy to leave something off your plate or out of the evening.",
      },
      mars: {
        eases:
          "The rule gets some muscle. You clear out what makes it hard to keep, or have the two-minute talk that lets other people know about it. It's a lot less work than being strong about it every day.",
        presses:
          "You're irritable, and you find yourself applying your rule to everyone in range. It was meant for you. Somebody may point this out with less charm than you'd like, and they'll have a point.",
      },
      moons: {
        new: "Anything new comes with customs of its own, and your rule is about to meet people who've never heard of it. Mentioned once and early, it's no more than a preference. If it comes up late, it sounds like a complaint.",
        full: "Your rule may slip while you're so busy there, once or possibly twice. You'll be sorry, or you'll feel the relief of taking off a tight shoe. Either one tells you more about the rule than a perfect record would.",
      },
    },
    after: {
      sun: {
        eases:
          "You keep your rule in front of people and nobody makes a thing of it, least of all you. It used to come with a speech. Without the speech it's simply how you are, and that's what convinces people.",
        presses:
          "Somebody with authority asks for an exception, and asks in public. You'd like a moment to think, and you're allowed to take one. It's hard to tell on the spot whether you're protecting the rule or your pride.",
      },
      mercury: {
        eases:
          "You hear of somebody else who lives by the same rule and has thought it through further. Their reason is better than yours. It costs nothing to borrow it, and you'll need fewer words from now on.",
        presses:
          "Your own words come back to you. Something you said about the rule gets quoted on the very day you'd like to bend it. A short yes, I did say that, will do more for you than a fine distinction.",
      },
      venus: {
        eases:
          'You make an exception for somebody you love, knowingly, and enjoy it. The rule is still there afterward. It seems to have been sturdier than you were, and you can be fond of it and of them at once.',
        presses:
          "Someone close may have been working around your rule for a while, and you get to hear how tired of it they are. It isn't the rule they quarrel with. What wears them out is never having been asked.",
      },
      mars: {
        eases:
          "It's inconvenient to keep the rule, and you do it anyway, briskly, as you'd take the stairs. It's over in a quarter of an hour. You can tell by your mood that you'd have minded the other way more.",
        presses:
          "You get angry with a person who ignores your rule as if it were a matter of taste. For them it is. You'll make more headway if you say what it cost you, because so far they may think that it's cost you nothing.",
      },
      moons: {
        new: "The rule gets a clean start, because in something new nobody knows how you did it before. You're spared the announcement. To other people it's one more thing about you, like how you take your coffee.",
        full: "Your rule gets a price when matters come to a point there, in plain figures or in somebody's face. You may pay it, or make an exception with your eyes open. What the rule is worth to you will be clearer either way.",
      },
    },
    slow: {
      eases: [
        "Over these weeks your rule gets to be less trouble. The people around you plan for it without comment, and you've stopped checking whether they mind. It used to take willpower, and by now it mostly takes groceries or a different seat.",
        "You can see what the rule leaves room for. An hour, some money, or a good conscience has been piling up quietly, and you find a use for it. A rule is always described by what it forbids, so it's pleasant to have something to show for it.",
      ],
      presses: [
        "For a few weeks there's always some good reason to drop the rule just this once. You can keep it, and be a little lonely with it, or you can rewrite it. What won't work is keeping it and resenting everyone who doesn't have to.",
        "You're asked about the rule more often than usual, and your answers get shorter. The people asking may only be curious. What makes you short is that you've begun to ask yourself the same thing, and you can go on keeping a rule while you're looking into it.",
      ],
    },
    houses: {
      new: {
        1: "A fresh start in how you look or live makes you want to be stricter with yourself. Your rule is right there and would love to be extended. It's been doing well at its present size, like a cat.",
        2: "New money comes with new temptations, and your rule was made in leaner days. It'll have to say what it thinks of them. It may turn out that it had mainly been against things you couldn't afford.",
        3: "You talk to people you don't know, on a course or in a waiting room, and your rule gets mentioned. Explaining it takes a minute. They nod and tell you about theirs, which concerns escalators.",
        4: "Somebody may be moving in, or you're trying out a new order at home. Rules of the house get made in the first week. Yours could be one of them, or it could stay your own, and people at home would like to know which.",
        5: "You're falling for someone or something, and your rule isn't consulted. It's pleasant for a while not to be the person with the rule. You'll want to see which parts of it you miss.",
        6: 'A new daily order is being set up, and your rule fits in nicely, perhaps too nicely. Kept along with twenty others, it begins to look like something to do with the recycling.',
        7: "In a new closeness people find out each other's rules by stepping on them. You could mention yours before it's been stepped on. Said with a laugh, it'll go down more easily than at the airport.",
        8: "You may be going to depend on somebody for money or discretion. Your rule will be in that agreement, whether or not it's written down. They've probably got one of their own, and it would be good to hear it before the first bill.",
        9: "You're among people who live by other rules, in a book or in a country, and they seem to be fine. It doesn't refute yours. They may find yours charming, and ask if they could take a picture.",
        10: "At the beginning of something at work you may be asked to be flexible. The word makes your rule sit up. You can be flexible about the hours, the desk, and nearly all of the lunches, if you say early on what you can't do.",
        11: "New friends have customs, and one of them runs straight into your rule. They'll take their tone from you. If you make little of your rule, so will they, and you can pass the plate along.",
        12: "Alone with it, you may ask your rule what it's for. Nobody's listening, so you could hear an honest answer. Its answer may be that it was only meant for that one year.",
      },
      full: {
        1: "You're seen keeping your rule, or breaking it, and your face gives a comment of its own. Pride looks much like relief from outside. You'd know which it is by whether you're hungry afterward.",
        2: "Your rule turns out to have cost you something that can be put in figures, or saved you something. Now you've got the bill, and you could frame it or pay it.",
        3: "A conversation gets heated, and your rule is quoted back to you word for word. It sounds stiffer from another mouth. You meant it a little more kindly than that, so that's how it could be worded.",
        4: "At home it all comes out, and your rule is in the middle of it. They've been living around it as one lives around a piano. Some of them are fond of it, and one of them would like to put a plant there.",
        5: "At a high point of fun your rule is standing by the wall with its jacket on. You could ask it to dance or send it home early. It'll be back for breakfast.",
        6: "You're too worn out to keep your rule well, and you keep it badly, or you let it go for a day. Nothing collapses, and you get nine hours of sleep.",
        7: "Somebody you love may be standing exactly where your rule says no. They aren't arguing, they're just there with their suitcase. You could move the rule over by a foot.",
        8: "Something shared gets settled, money or a confidence, and your rule has had a hand in it, for better or worse. You see from the inside how it works. It could do with one exception, and you've got the name.",
        9: 'A trip or a debate takes you to the very edge of what your rule covers. Beyond it are decent people. You come home with the same rule and a recipe from one of them.',
        10: "Where you work, it matters what you stand for, and your rule gets you respected or passed over. You'd have liked it to be both respected and convenient. It would be easier to bear if it came with a window.",
        11: "Everyone may be together, and your rule costs the evening a little something. They don't seem to hold it against you. They order the other thing, and somebody asks if you've always been like that.",
        12: "You admit to yourself that you've been breaking the rule in private, in a small way. It's a relief to say so. What you still keep of it, even alone and with the shades down, is the part you meant.",
      },
    },
    turns: {
      begins:
        "It's a good day to make the rule official, if only with yourself. Said out loud it may come out differently from how you've been practicing it, a bit stricter in one place and kinder in another. Keep it like that for some weeks, and you'll see which of the two you meant.",
      shows:
        "The inconvenient case is here, and it's somebody you like who needs you to break the rule. Whatever you decide, you'll learn what your rule is for. If it's for them, or for people like them, you might find that bending it is the most faithful thing you could do.",
      halts:
        "For a while your rule may not get you anything, neither praise nor an argument. That's a useful silence. Some of what you keep up is conviction and some of it is an audience, and you've got some months to see which part goes on when no one is looking.",
      resumes:
        "Every rule has a part that slides when life gets crowded, and you pick that part up again. It's easier than you feared. Some of the strictness stays behind and isn't missed. The rest is about as much as you could keep on a bad day, so it's the right amount.",
      eases:
        "Keeping your rule pays off in a way that even the skeptics can see. Somebody may ask how you did it. It'll be tempting to sound as though it had been easy, but the story they could use is the one about the week you nearly dropped it.",
      presses:
        "The rule gets expensive. It might cost you an invitation, some comfort, or a bit of money, and the person presenting the bill is perfectly polite. A rule you'd give up at this price was a preference, and there's no disgrace in having had one.",
    },
    closes: {
      begins:
        "If you've said your rule out loud by the end of {month} and then kept it on one bad day, you have your answer. A rule that's been inconvenient once and is still there isn't a pose.",
      shows:
        "If the rule meets a case in {month} that it wasn't made for, you can say afterward how much of it you'd keep and where it stops. You'll trust yourself more for that than for a spotless record.",
      halts:
        "When nobody claps for it, a rule has to live on its own merits. By the end of {month} you may know which part of yours you'd keep on an island, and the inconvenience of the rest will tell you what to do about it.",
      resumes:
        "The rule you hold when {month} is over could be a little looser than the one you used to defend. It's also one that you'd keep with a cold, on a trip, and among people who don't see the point.",
      eases:
        "If {month} is kind to your rule, the next inconvenient day will be easier. You'll have one good memory on its side. Most people keep what they keep on no better grounds than that.",
      presses:
        "{month} may put a price on the rule, and then you can say whether you'd pay it twice. If so, it's yours. If it isn't worth that, you can drop it in good conscience and live by something you'd pay for.",
    },
  },
  {
    asks: 'What would you object to if it cost you nothing? {month} gives you an occasion or two to object anyway.',
    among:
      'It may be to how a new person is treated, a decision that everyone else likes, or a certain kind of joke.',
    cast: {
      sun: "the honest person you'd like to have been at that table",
      moon: "the bad night after an objection you didn't make",
      mercury: 'the objection itself, in one sentence',
      venus: "the wish to be liked by the people you'd object to",
      mars: 'the nerve that an objection takes, for about a minute',
      jupiter: 'the sense of right and wrong that makes you sit up',
      saturn: 'the price you think an objection would have',
      uranus: "the remark that's out before you've decided to make it",
      neptune: 'the hope that somebody else will object',
      pluto: "everything you've swallowed so far instead of objecting",
      asc: 'the face that objects whether you do or not',
      mc: "the standing you'd be risking with an objection",
    },
    before: {
      sun: {
        eases:
          "You're listened to, and it makes your objection shrink to its proper size. Said calmly to one person, it takes half a minute. You could imagine saying the same half minute to more of them.",
        presses:
          "The room is nodding and you're in it. You don't nod, which nobody sees, and you don't object, which you'll think about at bedtime. Wanting to be liked by these people is a perfectly good reason, and it has started to cost more than it brings in.",
      },
      mercury: {
        eases:
          "While you're writing about something else, the objection comes out in eleven words. They're not even angry. You copy them somewhere, because it's the first version that doesn't begin with an apology for having an opinion.",
        presses:
          "Your message about it gets longer each time you soften it. By the last version you seem to be in favor. If the objection can't survive being polite, try it short and polite, since short is the part that's missing.",
      },
      venus: {
        eases:
          "Over something good to eat, a friend admits that it bothers them, too. Now there are two of you. You hadn't known how much of the objection was a fear of being the only one.",
        presses:
          "It's your favorite people who'd have to hear the objection. You laugh along, or change the subject so gracefully that they thank you for it. The evening is saved, and the next one will be exactly like it.",
      },
      mars: {
        eases:
          "You do something about it without a word said. You sit down next to the new person, or you leave your name off the list, or you don't forward it. An objection can be made with your feet, and it's a start.",
        presses:
          "Everything you've swallowed comes up over a trifle, such as a wrong order or a late reply. The person who gets it has no idea what they're hearing. Your objection was to something else, and it deserves its own occasion.",
      },
      moons: {
        new: "Nothing is settled yet in something so new, and an objection still counts as a contribution. It'd be considered, where later on it would have to undo something. You could try a small one, as practice for the objection that costs more.",
        full: 'Tempers are so high there that an objection of yours would hardly be heard above the rest. It can wait out the noise. Once everyone has had their say, people will listen to somebody who kept one plain sentence in reserve.',
      },
    },
    after: {
      sun: {
        eases:
          'You say that you see it differently, and the conversation survives. Somebody may even look relieved. What the objection costs you, for all your dread of it, is about ten minutes.',
        presses:
          "You're being treated a shade more formally by someone who didn't care for your objection. It isn't pleasant, and it isn't a catastrophe either. They're finding out where you stand, which they couldn't have known while you agreed with everybody.",
      },
      mercury: {
        eases:
          "Someone may write to say they've been thinking about your objection. They even quote it nearly right. You don't have to bring it up again, because it's now going around without you.",
        presses:
          "Your objection reaches you secondhand, and somewhere along the way it has picked up an insult. One calm line to the right person repairs most of that. It's tempting to explain yourself to all the others, and they've already moved on to lunch.",
      },
      venus: {
        eases:
          "The person you were afraid of offending is perfectly friendly. They disagree, and they pass you the salad. It's a pleasant surprise that affection can go on around an objection without either one giving way.",
        presses:
          "You'd like to take the objection back. A silence between you and someone you like feels like the price of having an opinion, so you think about saying you didn't mean it. You did mean it. What you can say truthfully is that you miss them.",
      },
      mars: {
        eases:
          'You follow up. An objection that comes with an offer to do some of the work is hard to wave off, and you have the energy for it. People who were polite about it before become interested.',
        presses:
          "Being right hasn't changed anything yet, and you're close to raising your voice. It would give them something to object to. Cool off first and pick the one point you'd go on fighting for, since it may be all that can be won this time.",
      },
      moons: {
        new: "If you've objected to something before, whatever begins there gets the good of it. People who have heard you mind a thing can believe you when you're pleased. A yes is worth more from someone with an objection on record.",
        full: "Your objection may have cost you less than you think. In the thick of things there, you see who still comes to you first, and it's most of the same people. You can miss the one who doesn't without taking anything back.",
      },
    },
    slow: {
      eases: [
        "Over these weeks it gets easier to say no to what you don't believe in. You've noticed that the objection is usually half expected. Somebody else may even get it in before you do, and all you have to add is that you agree.",
        "Your view gets asked for before a thing is decided. People may only want to get around the objection, and that's fine, because to get around it they have to know what it is. You find that you can put it in fewer words each time.",
      ],
      presses: [
        "For some weeks agreeing is uncomfortable. You go along once more and feel it in your shoulders. There may be a real cost to objecting, in comfort or in standing, and you're working out how much of either you'd bought with silence.",
        "The objection is tiring to carry, and you look for signs that it doesn't matter. There are always some. If it's still on your mind while you brush your teeth, though, it matters to you, and once it's written down you could at least sleep.",
      ],
    },
    houses: {
      new: {
        1: "You're trying out a firmer manner, and an objection is a part of that. It doesn't need volume. You can try it at the next meeting by not nodding for a minute.",
        2: "A new arrangement about money is on the table, and you don't like one line of it. The objection is worth the most before you sign. It'll cost one short email and an uncomfortable lunch.",
        3: "You're new in a class or a chat, where everybody is being careful. An objection in the first week can be made as a question. Half the room may have been saving it up.",
        4: "In a household that's sorting itself out, things get decided by who speaks last. You've got an objection to how something is to be done. It's easier to raise while everybody's sitting on boxes.",
        5: "You've started something for fun, and someone wants to make it serious. Your objection takes one line, and then it's your turn again.",
        6: "A new procedure is nonsense in one place, and you'd have to do it every day. The objection has your working hours behind it. It would go down best with the line that you'd put there instead.",
        7: "Early on, one overlooks a good deal in a person. You've noticed one thing that you'd object to. It might be said now, while it's still only about the towels.",
        8: "In shared matters a small unfairness at the start grows with the sum. You've seen it already. The objection can be made over coffee while you still like each other, with a calculator.",
        9: "What you're reading or hearing puts words to your objection, from someone who's made it before you. It's good company. You could borrow the words for a week, and change the one about the spirit of the age.",
        10: 'A project starts, and everybody likes the plan, with one unspoken exception. People in charge are less attached to it on the first day than they look. For about that long your objection can go under the heading of input.',
        11: "In a new group you'd hate to be the difficult one. The joke you don't laugh at is where your objection begins. You needn't say a thing yet, and one or two of them may wonder about it on the way home.",
        12: "Alone, you can hear what you'd object to, and it isn't what you complained about at lunch. The objection is for somebody else, and you know the extension.",
      },
      full: {
        1: "Your face has been objecting for some time, and now somebody may ask what's wrong. You could say that it's nothing. They've seen your eyebrows, though.",
        2: "The bill arrives for something you never agreed with, and you're to pay your share. An objection with a figure in it gets a hearing. You may still pay, and they'll know that it wasn't for the fountain.",
        3: "Your words may have been passed on, sharper than you said them. You find that you can live with that version. It's your objection, about as you told it to the dog.",
        4: "A family occasion may bring the old subject to the table. You've objected in silence before, with the gravy in your hand. One mild sentence would astonish everybody, and the gravy would get there all the same.",
        5: 'In the middle of the fun somebody may be treated shabbily, and you see it. Your evening has a hole in it either way. With the objection made, you could at least finish your drink.',
        6: "Overwork brings it out, and you object to the one thing that's the fault of nobody in the room. Apologize for the tone. The objection itself was right, and it belongs one floor up.",
        7: "Someone close may do in front of you what you can't stand. You love them and you object, both at once. It goes best in private and on the same day, after they've had something to eat.",
        8: "Something in a shared matter isn't as it was agreed, and this time you've got the facts. Your objection takes nerve all the same. You'd been hoping that you had added wrong.",
        9: "At the end of a course or a debate there's room for questions. Yours is an objection, and the speaker may look grateful that somebody was awake. Your heart will take until the parking garage to slow down.",
        10: "The occasion is public, and there may be people above you in the room. If you object, they won't forget it. They may also recall that you'd brought the figures.",
        11: "The whole circle laughs, and you don't. Somebody may notice your objection, such as it is, and come and stand next to you at the coffee.",
        12: "You can't sleep for an objection you didn't make. That occasion's gone. There'll probably be another one at the same meeting next week, with the same slides.",
      },
    },
    turns: {
      begins:
        "Some occasion to object is close, and it may look too small to count, say a remark in passing or a form you're asked to sign. Small is a good place to begin. One sentence, in your usual voice, and you'll have done what you'd been saving for a grander moment.",
      shows:
        "It's said, or it's plain from your face. People look at you, and the thing you object to is on the table for the first time. You don't owe them a solution as well. It's enough to stay put for the minute in which no one knows what to answer.",
      halts:
        "The matter is put off with your objection half out, which is awkward for everybody. It won't be decided for some months. By then you could know what you'd suggest in its place, and an objection like that is a good deal harder to sit out.",
      resumes:
        "The matter you'd kept quiet about is up again, and nobody could call you hasty. You've had time to lose the heat. What's left is a plain objection with a reason, and people who bristled at the first may well sit still for the second.",
      eases:
        "Somebody with more weight than you says what you'd have said. You nod where everyone can see it, and the objection has two people behind it. One was an opinion. Two are much harder to talk around, especially if the second adds a reason of their own.",
      presses:
        "Word of your objection is out, and you're offered something pleasant if you'd let it rest. Nobody puts it like that. You can tell by how glad you are, and by how soon you'd like to stop thinking about it, what your silence would be bought for.",
    },
    closes: {
      begins:
        "If you've objected once by the end of {month}, even over something small, you know roughly what it costs. It's likely to be less than the cost of nodding along.",
      shows:
        "What you'd object to isn't a secret after {month}, and you may be surprised by who thinks better of you. It does cost something. Once you've seen how much, it's a sum that you could pay again.",
      halts:
        "{month} may put off the answer to your objection, so it hasn't cost you much yet. The time is well spent on a second sentence, one that says what you'd do instead.",
      resumes:
        'An objection that waited this long and is still true has earned its hearing. If you give it one in {month}, it will sound less like a mood than it ever has. That alone could make it cheaper.',
      eases:
        "With company in {month}, objecting turns out to be nearly free. The next time you might be on your own with it, and you'll know by then that one sentence in your ordinary voice is enough.",
      presses:
        "By the end of {month} you know what your silence would fetch. That's an answer to what you'd object to, because nobody pays for silence on a matter of no importance. You can decline, and you can be friendly about it.",
    },
  },
]
