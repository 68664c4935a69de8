import type { MonthPlot } from '#lore/authored.ts'

export const fourthHouseWill: readonly MonthPlot[] = [
  {
    asks: "{month} is about one decision at home that you've been leaving to somebody else, and about making it yourself.",
    among:
      'It may be what gets fixed first, whose relatives come for the holidays, or what the spare room is for.',
    before: {
      sun: {
        eases:
          "You say what you'd prefer before anyone asks, over breakfast or on the phone with your family. The decision turns out to have been lying around unclaimed. A relative or a roommate may even sound relieved that somebody has picked it up.",
        presses:
          "You're told how it's going to be at home, and you hear yourself say that's fine. About half of you means it. The other half will bring the decision up later, disguised as a remark about the dishes.",
      },
      mercury: {
        eases:
          "A practical question, such as who'll be around on which evening, leads straight to the decision, and you talk about it for two minutes. It may turn out that each of you was being considerate about something the other one didn't mind.",
        presses:
          'You and a relative or a roommate may each believe that the other one decided. Scrolling back through the messages to find where it was agreed takes half an hour. It never was agreed, so the decision is still open.',
      },
      venus: {
        eases:
          "People at home are in a mood to say yes, and you enjoy that for a while before you use it. You mention what you'd choose. Over dessert a decision sounds like something nice you're all going to do, and that's how it's heard.",
        presses:
          "The evening is too pleasant for a discussion, so you let the decision go by. Being easy to live with has a price, and you're the only one at the table who knows what it is. Everybody else thinks you don't mind.",
      },
      mars: {
        eases:
          'You move the furniture, book the plumber, or tell a cousin which weekend suits you, and a small thing is decided before it could become a debate. Nobody objects. The larger decision begins to look like more of the same.',
        presses:
          "A quarrel starts about a towel or the thermostat, and it's far too loud for either. What you're arguing about is who gets to decide. Said outright, that would take a minute and leave the towel out of it.",
      },
      moons: {
        new: "What starts there will want room at home, on the calendar or on the table. You get to decide how much before it has moved in. It's good practice for the other decision, since nobody has had time to make this one for you.",
        full: "Your decision could use a night's sleep, because what comes to a head there takes so much out of you that at home you'd agree to anything. If somebody makes it for you in the meantime, you'll see just how that always happens.",
      },
    },
    after: {
      sun: {
        eases:
          "You're asked what you want at home before it's settled, and the question is meant. Half of having a say is being known to have one. The next decision may come to you by itself.",
        presses:
          "Now that you've had one opinion about the household, people bring you the rest of it, down to the brand of detergent. Being consulted is tiring when you only wanted the one decision, and it's fair to hand the detergent back.",
      },
      mercury: {
        eases:
          "The practical side of the decision gets cleared up in a few short messages, and nobody reopens the subject. The last question is who's bringing the ladder.",
        presses:
          "A third person has heard how it was decided at home, and in that version it wasn't by you. One short correction is enough. If you let it stand, you could end up carrying out a decision that you never made.",
      },
      venus: {
        eases:
          "The decision turns out to suit somebody else at home, too, and you may be thanked with something small, such as the last of the coffee. You'd have settled for not being blamed.",
        presses:
          "You got your way, and a person you're fond of is a little quiet about it. It's tempting to take the whole decision back on the spot. One friendly question about which part bothers them would cost you less.",
      },
      mars: {
        eases:
          "There's work in what you've decided so far, a wall to paint or relatives to call, and you get it done in one go. By then nobody asks whose decision it was, because you're the one with paint on your hands.",
        presses:
          "Things slide back to the old way as though nothing had been decided, and you're ready for a fight. Since it's probably only habit, the decision may have to be said twice, and the second time will do in a normal voice.",
      },
      moons: {
        new: "Somebody has to decide things at a start like that, and you've got an opinion before the others have put down their bags. You may have been practicing at home, if only in your head. A decision takes less breath than you'd thought.",
        full: "Home runs on what's been decided, by you or by somebody else, while you're busy there. You'll notice which as soon as you're back. If it was your decision and it held without you, nobody's going to reopen it now.",
      },
    },
    slow: {
      eases: [
        "Over these weeks people at home get into the habit of asking you first. It begins with small things, and there's no announcement. By the time the big decision comes up, half of it is yours already.",
        "You get used to saying what you'd like in a normal voice, without a survey beforehand. Some of it is voted down, across the room or over the phone, and it hardly hurts. The big decision starts to look like one more sentence of that kind.",
      ],
      presses: [
        "An arrangement that somebody else made for you gets harder to live with from week to week. You keep a private list of what it costs. The list is your best argument for making the decision yourself, provided that it doesn't stay private.",
        "The person you've been leaving the decision to may be tired of making it. You can hear it in how they say whatever. It doesn't sound like an invitation, but it is one, and it could come around every few days.",
      ],
    },
    turns: {
      begins:
        "Here's a decision that doesn't need a family conference. You can say what you're going to do and by when, and then do it in your own place, with your own hands. If it works for everybody, there won't be much discussion.",
      shows:
        "You see who has been deciding things at home, and it may be nobody. Rooms fill up, visits get repeated, and everyone thinks the others want it that way. Once that's been said out loud, the decision goes to the first person who wants it, and you're standing right there.",
      halts:
        "A move, a repair, or a family visit that was going ahead isn't, at least for some months. The decision is open again, and this time you're in on it. You may find that you'd agreed to something you would never have picked.",
      resumes:
        "What was stuck at home starts to move, and everyone waits for someone to say which way. You may have had quiet months in which to work out what you'd decide. It comes down to one sentence, and the silence before it is yours to fill.",
      eases:
        'The others go along with what you suggest, and quickly. It may be kindness, or they were as sick of the question as you are. Either way the decision is yours now, together with the part about who buys the paint.',
      presses:
        'Your family, or somebody you share a place with, expects you to give way as usual. You can be fond of them and decide this one all the same. It could mean a cool evening or two, and giving way would cost you about as much.',
    },
    closes: {
      begins:
        "If you've decided one thing at home by the end of {month} and carried it out, the rest of the question looks different. It was never about getting everything your way. You wanted to be one of the people who decide, and a single example makes you one.",
      shows:
        'By the end of {month} you may know how things at home get decided, which is mostly by the person who speaks first. If so, it means that a decision of yours needs less force than you thought, and an earlier start.',
      halts:
        "A pause gives you the decision back. If you use {month} to find out what you'd have chosen, there'll be at least one person at home with a clear opinion when things start up again.",
      resumes:
        "Once you've said in {month} what you'd choose, the matter itself can take as long as it likes. It'll be decided with you in the room. That's the part that was missing.",
      eases:
        'People at home may be easier to persuade than you expected, and {month} is a good time to draw the conclusion. More of it is yours to decide than you thought. About the rest you can at least be asked.',
      presses:
        "If you've stood by one decision at home by the end of {month}, somebody has had to get used to it, and most people manage that in about a week. You don't have to win the next one, too. It's enough to be counted in it.",
    },
  },
  {
    asks: 'If you could change one thing about how you live, what would it be? {month} is about that change.',
    among:
      'It may be the city, the length of the commute, or how many people can drop in on you unannounced.',
    before: {
      sun: {
        eases:
          "Somebody asks how you like living where you do, and you answer honestly that you like nearly all of it. That makes the one thing you'd change much easier to see, like the one burned-out bulb in a row.",
        presses:
          "You defend the way you live against a person who only asked about the parking. It comes out with surprising heat. Hardly anyone argues so hard for something they'd choose again, and the change you want was somewhere in the middle of the speech.",
      },
      mercury: {
        eases:
          "You look up what the change would involve, whether that's a rent, a train schedule, or one awkward text. The answer is less frightening than the wondering was. You could read it to somebody over the phone without taking a breath.",
        presses:
          "You explain to a friend why the change is impossible, and the friend has an answer to each point. By the fifth one you're annoyed. The fifth is the interesting one, because it has nothing to do with money.",
      },
      venus: {
        eases:
          "An evening at home goes the way you'd like all of them to go, with the right people and the right amount of noise. If you work out what made it so, the change you want may be no bigger than having that twice in a week.",
        presses:
          "You buy a rug so that your place will feel different, and by the second evening it's lying in the same life as the old one. It's a good rug, but the change you had in mind doesn't come in that size.",
      },
      mars: {
        eases:
          "You do a first piece of the change yourself, an hour of clearing out or one trip by the other route. It needs less courage than you'd set aside for it. What's left over goes into the next piece.",
        presses:
          "The stairs get on your nerves, and so does the neighbor, and suddenly you'd change all of it overnight. You can pick one thing, and if it still bothers you on a calmer day, that's the change.",
      },
      moons: {
        new: "A fresh start there may take the hurry out of the change at home, or it may be the best reason for it. It depends on what you'd like to come back to afterward. If you picture the first evening, you'll see what's in the way.",
        full: "After what comes to a head there, you find out how it is to come home with nothing left to give. Most of it is exactly right. The part that makes you sit outside for another five minutes is the one you'd change.",
      },
    },
    after: {
      sun: {
        eases:
          "You mention the change without the usual explanation, and it gets a nod. Some of the people you tell may have thought it was decided long ago. From here on you're only filling them in.",
        presses:
          "You're tired, and at such a time the old way of living looks like the sensible one. Its main advantage is that nothing about it needs doing. The change would need you, and you'll be more use to it after a night's sleep.",
      },
      mercury: {
        eases:
          "A date comes through, or a price that you can live with. Suddenly the change is a matter of scheduling. You've handled worse schedules, and for things you wanted less.",
        presses:
          "The fine print turns up, a fee or a notice period that nobody mentioned. It adds a little to the cost of the change and nothing to the reasons against it. In the budget it's one more line, and a short one.",
      },
      venus: {
        eases:
          "A visitor stays longer than planned, and you tell the story of the change from the start. It's turning into a good story. The evening may end with the offer of a truck.",
        presses:
          'As the change gets real, you turn sentimental about what it would replace. Even the drafty window has its good points. You can be fond of how you live and still prefer the change.',
      },
      mars: {
        eases:
          "You spend a morning carrying and calling, and things get crossed off. The change is further along than you'd expected. For some hours you haven't discussed how you live with anyone, including yourself.",
        presses:
          "The change isn't going at your speed, and you snap at the nearest person, a partner or a friend who was only trying to help. They aren't what's holding things up. Lunch will do more for the change than another push would.",
      },
      moons: {
        new: "The new thing there sets up camp in the middle of your week, and the change has to share the space. A small piece of it can run in the background, like a load of laundry. Two new things at once aren't much more upheaval than one.",
        full: "The change at home gets its test from there, since you see what that part of life asks of the place. It may be just the answer, or it may need adjusting. It's cheaper to find out now than with the boxes on the sidewalk.",
      },
    },
    slow: {
      eases: [
        "For some weeks the change gets likelier in small ways. A place comes free, or a habit you thought you'd miss turns out to be easy to do without. It helps to have your figure and your date ready when somebody asks.",
        "You live a little of the change in advance, one evening at a time, with the phone off or the long way home left out. None of it needs permission. By the time the whole thing is possible, you'll know which half of it you were after.",
      ],
      presses: [
        "Week by week the thing you'd change costs you a little more each time, in sleep or gas or good temper. Once you've added it all up, it's harder to call it just how things are.",
        "Everyone you'd have to ask is busy, and each of them names a time a little further off. The change isn't refused, only passed along. There may be a part of it that needs nobody's say, and it could be the one that would make your mornings better.",
      ],
    },
    turns: {
      begins:
        "It's a good day to begin the change. You give notice, put your name on a list, or tell the people who drop in that you'd like a text beforehand. It's a small move and an awkward one to take back, so the rest will follow more easily.",
      shows:
        "You get a clear look at how you live, perhaps because somebody new sees it with you. You'd pick most of it again. What you wouldn't pick comes down to one thing, and you've spent more on working around it than the change would cost.",
      halts:
        "The change stops where it is for some months, with the boxes half packed or the listing still open. You get to live the old way a little longer, with your eyes open. If you catch yourself enjoying it, that counts, and if you don't, you know what the change is for.",
      resumes:
        "What had kept the change from happening lets go, be it a budget, a relative, or your own cold feet. There's no need to make up for lost time. The thing to do first is the dull one that was next when everything stopped.",
      eases:
        "All at once it's easy. The landlord may say yes, a parent may take the news well, or the commute turns out to be negotiable. You go looking for the catch, and there's hardly any. The change you'd choose is open to you, and it takes an ordinary afternoon to say so.",
      presses:
        'The way you live runs into a limit, such as a rent increase, a full closet, or a drive that has stopped being funny. For once the discomfort is on the side of the change. From here on, staying as you are takes a decision, too.',
    },
    closes: {
      begins:
        "If the change has a first step behind it by the end of {month}, you're living the way you'd choose, with some delays. Hardly anyone lives that way entirely, and it's enough to be able to say which part you picked.",
      shows:
        "Most of how you live turns out to be your own choice, and {month} is for finding the piece that isn't. It's smaller than the trouble it gave you. Once it has a name, you can change it and leave everything else standing.",
      halts:
        'By the end of {month} you may have lived next to the change for long enough to want less of it, or more. Both are answers. The old way gets one fair trial, and if you stay with it after that, it counts as a choice as well.',
      resumes:
        "With the change in motion again, {month} is for understanding why it ever stopped. The money was probably the smaller part of it. If you can say what you were afraid to lose, you'll most likely get to take it with you.",
      eases:
        "One thing about how you live can become the way you'd choose it in {month}, for less trouble than you expected. You may wonder which other change would have been that easy. It's a pleasant question to be left with.",
      presses:
        "Leaving things as they turned out has a price, and part of it comes due. If {month} tells you the figure, you can see whether the change costs more. It may not, and then you know what you'd change first and why.",
    },
  },
  {
    asks: 'Whose rules do you follow at home? {month} is about one of them that nobody ever decided on.',
    among:
      'It may say when you eat, who has to be called first with news, or that nobody talks about money.',
    before: {
      sun: {
        eases:
          'You break the rule in front of people, half without meaning to, and the evening goes on. Nobody was guarding it, and they may have been keeping it for your sake all along.',
        presses:
          'An older relative, or somebody who acts like one, reminds you how things are done, and you feel about twelve. The rule needs exactly that feeling in order to work. It weakens considerably when you recall your age.',
      },
      mercury: {
        eases:
          "You ask around where the rule comes from, and each person may name another. It's an odd pleasure to look for the author of a thing and find none. You may be the first who's asked.",
        presses:
          "A remark slips out that the rule doesn't allow, about money or about who's tired of what, and there's a pause. When nothing comes after the pause, you see that it was the rule's only penalty and that you've paid it.",
      },
      venus: {
        eases:
          "You've got company that doesn't know the rule, and the meal or the talk is better for it. It's a free look at what your place would be like without the rule in it.",
        presses:
          "Keeping the rule is the price of a peaceful evening, and you pay it without a word. The price isn't high. What's annoying is that you can't remember having been asked.",
      },
      mars: {
        eases:
          'You skip the rule on purpose, eat standing up, call the wrong person first, or say what the couch cost. It feels better than it has any right to. By the next morning the rule looks a good deal less solid.',
        presses:
          "Somebody keeps the rule a little too cheerfully, and you go off like an alarm. They may have no idea what they did. Your quarrel is with the rule, but it can't answer back, so a person gets it.",
      },
      moons: {
        new: "There are no rules yet for what starts there, and you can watch yourself make one by the second day. Somebody does a thing twice, and that's that. The rule at home may have come about no more grandly.",
        full: "The rule gets forgotten for a day or two while things come to a head there. If someone points it out, you know who cares about it. If you're the only one who notices, you've learned whose rule it is.",
      },
    },
    after: {
      sun: {
        eases:
          "You hear yourself tell a guest how it's done at your place, and it's the new way. It sounds as if you'd always lived like that. So that's how a rule gets made, and this time you know by whom.",
        presses:
          "A senior member of the family would like the rule back and may not say so, beyond sighing near it. It's possible to be kind about the sigh and leave the rule where it is.",
      },
      mercury: {
        eases:
          'You bring up the rule and laugh about it, and somebody confesses that they never liked it, either. There may be a second one of the same kind, and now two of you are looking for it.',
        presses:
          "A text may ask why you didn't do the usual thing, and you write three paragraphs of reasons. The next draft has one line, and that's plenty for a rule that nobody decided on in the first place.",
      },
      venus: {
        eases:
          'The time that used to go to the rule is free, and you spend it on something you enjoy with a person you like. It turns into a nicer evening than the rule ever gave you, and nobody remarks on it.',
        presses:
          "You miss the rule a little, or rather the people who used to keep it with you. They're what it was good for, under all the fuss. There are other ways of being with them, and a call is the shortest.",
      },
      mars: {
        eases:
          'The new way gets some equipment. You move the table, or switch off the reminder, or put the bill where everyone can see it. After that, keeping the old rule would be more work than keeping the new one.',
        presses:
          "You're done with the rule, and now you'd like everyone else to be done with it this minute. They may have reasons for keeping it, some of them good. You've given up your share of it, and that's as far as your claim goes.",
      },
      moons: {
        new: "You're among the first at what starts there, so you get a say in its rules. One is enough to begin with. From the rule at home you know that it'll be around long after the reason is gone, so it might as well be a friendly one.",
        full: "The rule at home is what you fall back on when it gets loud there, because it saves thinking. It has its uses. A rule that you can pick up for some days and put down again isn't the one giving orders.",
      },
    },
    slow: {
      eases: [
        "The rule wears off over these weeks. It gets kept on some days and forgotten on others, and the household runs exactly as before. Sooner or later you'll notice that you've stopped checking.",
        "People may start to tell you what they thought of the rule all along. One of them kept it for your sake, and another for somebody who doesn't even live there. It gets funnier with each confession, and what survives is mostly the part that everyone likes.",
      ],
      presses: [
        "Over these weeks the rule takes more out of you than it used to, because you've begun to see it. Each time you keep it, you're choosing to. After enough of those small choices you'll either be for it or be done with it.",
        "The rule gets cited more often, perhaps because somebody can feel it slipping. It comes up over small things, with a sigh or a that's how we've always done it. You don't have to win those rounds. One honest question about what it's for would do more.",
      ],
    },
    turns: {
      begins:
        "It's a good day to leave the rule out once and see who misses it. You eat earlier, call later, or name a figure at the table. If nobody asks, you've got a new arrangement, and if somebody does, you've got a conversation that was due.",
      shows:
        "The rule comes out into the open, possibly because somebody new asks why it's done like that. Explaining it takes longer than it should. By the end of the explanation you know which half makes sense, and so does the person who asked.",
      halts:
        "There'll be no general reform at home for some months, so you've got time to study the rule and to make a few exceptions of your own. You can see who relaxes when it's kept. If that's a person you love, the rule has an argument on its side, and if it's nobody, it hasn't.",
      resumes:
        "Whatever you'd let stand at home for the sake of quiet is up for discussion again. You've watched the rule long enough to say one exact thing about it. Exact is better than loud here, because people will defend a tradition and give way on a detail.",
      eases:
        "A person you'd expected to insist on the rule lets it go with a wave of the hand. It's slightly insulting, after all the trouble you've taken to keep it. By the next evening the insult has worn off, and you can still do as you like.",
      presses:
        "You run straight into the rule, and somebody holds it up like a law. You don't have to argue it down. In your own place, or in your own corner of a shared one, you can simply do it differently, and be friendly about it when they stare.",
    },
    closes: {
      begins:
        "If you've left the rule out once by the end of {month}, you know what it's worth. Either it was missed or the evening was better. In both cases you'll be following a rule of your own from now on, even if it's the same one.",
      shows:
        "Whose rules do you follow? By the end of {month} you can name at least one of the authors, or say for certain that there wasn't any. A rule is much easier to keep, or to drop, once it has stopped being how things are.",
      halts:
        "You can know by the end of {month} what the rule does for people, which is more than the people who keep it could tell you. It may have earned its place. If it hasn't, you can drop your share of it without a scene.",
      resumes:
        "As far as you're concerned, the rule gets renewed in {month} or it lapses. Most of them lapse, and whatever was yours in it, the meal together or the call, you'll go on doing because you want to.",
      eases:
        "Getting out of a rule that nobody made takes very little, and {month} is for finding that out. You may keep the custom and drop the guilt. What's left is yours, because you looked at it and said yes.",
      presses:
        "By the end of {month} you may have said no to the way it's always been done. It won't have been comfortable, but it's how you find out that a family, or any household, holds together without that particular rule.",
    },
  },
]
