import type { MonthPlot } from '#lore/authored.ts'

export const eleventhHouseMind: readonly MonthPlot[] = [
  {
    asks: '{month} is about a wish for the next few years, and about telling it to somebody who can help.',
    among: 'It may be a change of field, a house with friends, or a year in another country.',
    cast: {
      sun: 'the life that the wish is about',
      moon: 'the coziness of how things are now',
      mercury: "the one sentence in which you'd tell somebody the wish",
      venus: 'the hour of that life you like to picture',
      mars: 'the uncomfortable call that would bring the wish nearer',
      jupiter: 'the wish on a day when everything seems possible',
      saturn: 'the years that the wish is still away',
      uranus: 'the shortcut to the wish that nobody has thought of',
      neptune: 'the wish with its drawbacks left out',
      pluto: "the envy of people who've got what you wish for",
      asc: 'the modest version of the wish, which is the one people hear',
      mc: 'the person of influence who could do something about the wish',
    },
    before: {
      sun: {
        eases:
          "You hold the wish up to the light and it doesn't shrink. You can see yourself in it on an ordinary morning, running a bit late for something. From there you might think of a person who's late for that sort of thing already.",
        presses:
          "You're asked about your plans by somebody who could do something about them, and you give the modest version. The wish isn't in it. They nod, and offer to help you with the modest version.",
      },
      mercury: {
        eases:
          "You get the wish into a single sentence, and it has a verb in it. It would fit into a message. If the person who can help turns up, you could say it between two other subjects, and they'd know what you want.",
        presses:
          "You tell the wish to everyone who can't do a thing about it, and they're all for it. It's a lovely evening. At the end of it you've got a handful of opinions and no phone number.",
      },
      venus: {
        eases:
          "A friend may ask you to describe it, and want to know about the light and who'd be cooking. This friend has no influence whatever. All they do is make the wish so nice to look at that you could mention it to somebody who has.",
        presses:
          "The people you're happy with don't come into the wish, or only on visits. You notice that, and you put it away again. It doesn't get any smaller from being kept from them, and one of them could know the person you need.",
      },
      mars: {
        eases:
          "You ask someone for ten minutes of their time, and you ask before you're prepared. That's the right order. It's possible to prepare for ten minutes, and hardly anyone has ever felt prepared for a wish.",
        presses:
          "You're angry at how far off the wish is, and you spoil a pleasant day looking at people who've got what you want. The anger is wasted there. It would see you through one uncomfortable call, with some to spare.",
      },
      moons: {
        new: "Something nearer has overtaken the wish for the moment. The two needn't compete. When you tell somebody about the one, you could mention the other in the same breath, and it would sound half as solemn.",
        full: "What comes to a head there may make you wonder what you're doing everything for. The wish is one answer. Told to the right person in that tired, honest voice, it would sound like something worth helping with.",
      },
    },
    after: {
      sun: {
        eases:
          "Somebody may introduce you as the one who's going to do it. You want to correct them, and you don't. The wish sounds like a fact in another person's mouth, and you stand there and see how it fits.",
        presses:
          'The person who could help with the wish did it all alone, the hard way, and lets you know it. You feel about twelve years old. Lectures often have a name in them somewhere, and the name is what you came for.',
      },
      mercury: {
        eases:
          "If a reply comes with a suggestion in it, you've got what you asked for, and it's odd how much you'd like to think it over. The wish has somebody's email address now. Two lines are enough to begin with.",
        presses:
          "There's no answer yet, so you write it yourself, in your mind, in several ways. People who can help with a wish get a good deal of mail. A second message isn't begging, and it can be half as long as the first.",
      },
      venus: {
        eases:
          "It seems that people like to be asked. The one you tell about your wish looks younger while giving advice, and may order another round. You've done them a favor, though nobody puts it like that.",
        presses:
          "You're getting help from somebody nice, and it's the wrong help. They've got a wish in mind that's slightly different from yours. To say so is awkward, and it'll be more awkward after the next favor.",
      },
      mars: {
        eases:
          "You act on a piece of advice the same day, before it turns into one more thing you know. It's a small step for the wish, and it's in writing. People like to help again when they've seen that the first time wasn't wasted.",
        presses:
          "The help you could get has conditions, or a timetable that isn't yours. Your impulse is to do the whole thing alone and show them. The wish would take longer that way, and you'd have nobody to call from the middle of it.",
      },
      moons: {
        new: "A start there looks like a detour from the wish. There are people on it, though, who haven't heard of the wish yet, and each telling makes it shorter. Somebody who can help may well live along a road that you hadn't planned on.",
        full: "Once things are decided there, the wish has to be figured again. It may be nearer by an obstacle or farther off by a year. Anyone who's offered to help would sooner hear that than nothing, so it's a reason to call.",
      },
    },
    slow: {
      eases: [
        'The wish picks up company over these weeks. You hear of a town, or of someone who did it at about your age. The years between here and there looked blank at first, and now there are a few places in them where you could stop and ask.',
        "Small pieces of the wish turn up in the life you've got. You cook the food, or read the listings, or spend one day as you'd like to spend them all. It makes you better at describing it, and people can help with a thing that they can picture.",
      ],
      presses: [
        "The near things take everything for some weeks, and the wish has to wait. It doesn't take much to keep it alive. A line to the person who might help, saying that you're still at it, would do for now.",
        "You collect reasons why the wish was never realistic, and they're quite well argued. It could be your own way of getting out of asking. Somebody who knows the field would be able to tell you, in one conversation, which of the reasons are real.",
      ],
    },
    houses: {
      new: {
        1: "You're turning over a new leaf, and you look it. People ask what it's all for, since nobody gets up that early for nothing. The wish could be mentioned then, to someone who's impressed already.",
        2: "A new account has been opened or a raise is in sight, and the wish could have a small part of it. The price of a pizza each week would do. Somebody who's good with money may tell you how far that gets you.",
        3: "You're on speaking terms with some new people, in a class or a waiting room. One of them may come from the field, or the country, of your wish. They'd love to be asked what's wrong with it.",
        4: "You're doing something about the place you live in, and you hesitate over the good tiles. The wish would have you living elsewhere, or with others. The people you live with have a right to know why it's going to be the cheap tiles.",
        5: "You've begun something for the joy of it, and it brings you together with people who like you. They've got jobs and relatives and addresses. Any of them might be able to help with the wish, if they knew about it.",
        6: "Your days have been newly arranged, with every half hour spoken for. The wish for the next few years needs one of them. It could be the one after lunch, for writing to somebody who's done it already.",
        7: "You and somebody are becoming serious, in love or in business, and each of you has a picture of the next few years. You'd want your wish to be in theirs. They might be the one who can help, and in any case it concerns them.",
        8: 'A loan or a lease is being talked over with another person. The wish costs something, too, and it changes what you can promise. They ought to hear about it before they plan around you, and they may know a way to pay for it.',
        9: "You're signing up for a trip or a course, and somewhere you're asked why. You could put the wish there, in full. The people who read such answers often know what the next step would be.",
        10: "Something new at work brings you near the people who decide about transfers, leave, and letters of recommendation. The wish could use any of those. They'd probably like it better than the reason you were going to give.",
        11: "A group is forming around you, and people talk about where they'd like to be in a few years. Yours is a wish like the others' once it's said. The one who asks what it costs may know something about it.",
        12: "You've got an evening with nobody in it, and you can think about the wish in practical terms, such as rent. Most of it you can work out. There'll be one thing you can't answer, and you may know a person who could.",
      },
      full: {
        1: 'People are looking at you with goodwill, for whatever reason. You may be asked what you want, as a present or in general. You could say socks. You could also tell them the wish and see who puts their fork down.',
        2: "You see what you've got put by, to the dollar. The wish is two years off at that rate, or four. A friend who's good with numbers might find a year in there that you'd overlooked.",
        3: "You may let something drop about the wish, in a chat or at the checkout, and it gets around. Someone you hardly know could have an uncle in that line. They'd be glad to help, if you write while they remember who you are.",
        4: "Your family's talking about who'll live where, and the wish is suddenly a matter for the whole kitchen. They'll have objections. One of them, when it gets quiet, may have an offer as well.",
        5: "What you've made or rehearsed goes off well, and afterward strangers come up to you. They'd do you a favor right now. Telling them the wish takes about as long as finding your jacket.",
        6: "You're in it up to your neck, and the wish looks like a beach. It isn't one, it's a lot of work in another place. Somebody who's doing it might tell you what an ordinary afternoon there is like.",
        7: "The person nearest you may ask when, or say that they're in. A wish is different once it has a second person in it. Before they promise anything, they ought to hear the part that isn't so nice.",
        8: "Two of you have been carrying something, a debt or a promise, and it may be off your backs. That leaves room for the wish. The other one knows how you keep your word, and could say so to people who don't know you.",
        9: "You've been away to where it's like the wish, or you've read everything there is on it. You're full of it. The friend who picks you up will get all of it before the freeway, and they might be of help if you take a breath.",
        10: "Your work is being noticed by people with influence. They'd like to do something for you, within reason. The wish could be trimmed to what's within reason for a start, and the rest of it told over lunch.",
        11: "Friends are all around, and someone proposes a toast to next year. It's your turn to say what for. If you say the wish, at least one of them is likely to call the next day to ask whether you meant it.",
        12: "At the end of a long stretch you're by yourself, and the wish is so quiet that you can hear what's in it. It may be smaller than the version you've been telling. The people who'd help would find the small one easier to lift.",
      },
    },
    turns: {
      begins:
        "The wish gets written down, with a name beside it. It doesn't have to be an important person's. It's the name of someone who'd answer with a suggestion, and you probably knew it before you'd found a pen. The message can be written later, now that it's addressed to somebody.",
      shows:
        'The wish comes near enough to be looked at. There may be somebody living it, or an offer with a part of it inside, and you see the drawbacks along with the view. You may want a few changes. People who can help will think more of a wish whose weak points you know.',
      halts:
        "Little moves for some months, and most of the people who might have helped have other things to do. You're often alone with the wish. About half of it may have been the wish to be asked about it. The other half doesn't need to impress anybody, and that's the one to bring up when they've got time again.",
      resumes:
        "A contact that had gone quiet may answer, or you find the nerve that you'd mislaid. In the meantime the wish may have changed. The version to tell is the one that you have now, even if the old one got the applause. They can only help you with what you still want.",
      eases:
        "You may be introduced to someone, so easily that you suspect a mistake. They know the field or the town, and they've got half an hour. Good manners would have you begin with the weather. The wish could come first for once, and the weather can have what's left of the half hour.",
      presses:
        "The wish may get taken apart in a practical tone by someone who'd like to know what you'd live on. It feels like a no. People don't do sums for a thing that they think is hopeless, though. Either you've got the number they're asking for, or you've just learned which number to find.",
    },
    closes: {
      begins:
        "If the wish has been told to a person who can help by the end of {month}, the hardest part is behind you. They may not do anything for a while. Still, two people know what you'd like the next few years to be for.",
      shows:
        "Seen from close up in {month}, the wish may have some flaws. You can tell somebody about those, and it's a better way to ask for help. They'll know where to begin.",
      halts:
        "Perhaps {month} brings no help with the wish, and leaves you knowing better what you'd ask for. It's less than you thought. The person you ask is going to be relieved.",
      resumes:
        "If the wish is being discussed again by the end of {month}, it's with somebody who has a suggestion or two. You've told them what it is this year. It's much easier to help with a wish that's been kept up to date.",
      eases:
        "What {month} has for you is a person. People tend to hope for a sign or a windfall, and here's somebody with a phone and a good memory. When something comes up that looks like your wish, they're going to think of you.",
      presses:
        "You may leave {month} with your wish and with somebody's objections to it, and the objections could weigh less than you'd feared. Each of them is a question that has a figure for an answer. Asking can be a way of helping, although it doesn't always sound like it.",
    },
  },
  {
    asks: '{month} is about a plan that needs other people, and about finding out who has really said yes.',
    among: 'It may be a shared rental, a band, a trip for six, or a campaign.',
    cast: {
      sun: 'your own yes to the plan',
      moon: 'the fear of ending up alone with the plan',
      mercury: "the list of names, and who hasn't answered",
      venus: "the people you'd do it with even if it failed",
      mars: 'the urge to get a straight yes or no out of everybody',
      jupiter: 'the enthusiasm that counts everyone in',
      saturn: 'the date on which people have to commit themselves',
      uranus: 'the new name that nobody expected on the list',
      neptune: 'the yes that people gave to be nice',
      pluto: 'the question of whose plan it is in the end',
      asc: 'how sure of the plan you look when you talk about it',
      mc: 'what the plan would make you known for',
    },
    before: {
      sun: {
        eases:
          "You say that you're in, and with how much, before you've asked about anybody else. It clears the air. A yes with something behind it tends to draw out another, and you'd rather lead with your own than collect theirs.",
        presses:
          "You're the engine of the thing, and you notice that you've been counting other people's enthusiasm as a yes. They love it when you talk. What they'd do while you were asleep is another matter, and you're tired enough to find out.",
      },
      mercury: {
        eases:
          "You ask a plain question with a date in it, and the answers sort themselves. There may be a yes, a yes with an if, and a picture of a cat. It's more than all the talking had told you.",
        presses:
          "Everyone is thrilled in writing. The chat is one long yes, until you ask who's going to call about the place, and then it goes quiet and somebody brings up the weather. You could call about the place yourself, and you'd be no wiser about the rest of them.",
      },
      venus: {
        eases:
          "You'd like to do this with these people even if it failed, and it's a pleasure to notice that. Over a meal you may find out who'd say the same. Theirs may be the yes to the plan that you can count on.",
        presses:
          "You don't like to press a friend, so you let a smile pass for a yes. It's kind, and it'll come due later with interest. A no between friends is a short matter as long as nothing has been booked.",
      },
      mars: {
        eases:
          "You put down money for yourself and tell the others how long the offer stands. A deadline does no harm to a real yes. The other kind will be glad of one as well, since it's a way out.",
        presses:
          "You've had enough of maybe, and you call somebody out in front of everyone. They say yes, of course. A yes that's given before an audience is often taken back in private, and you've spent some goodwill to get it.",
      },
      moons: {
        new: "Your own yes to the plan gets tested first. Whatever begins there would like some of the same evenings, and you'll see which of the two you'd move. The others may be wondering about you, as you wonder about them.",
        full: "The plan is left alone for some days while you're busy there. If anyone looks after it in the meantime, you know more about their yes than a dozen questions would have told you. You don't even have to watch.",
      },
    },
    after: {
      sun: {
        eases:
          "Somebody may take over a part that you'd have had to do, and do it their way. You can tell that their yes was for reasons of their own. It's a relief, and it costs you the last word on the details.",
        presses:
          "More than one person would like to be in charge, and you're among them. It's a luxury problem. You wanted a yes that you could lean on, and now you've got one with opinions.",
      },
      mercury: {
        eases:
          "A yes may come from somewhere you hadn't counted on, a friend's sister or the quiet one in the chat. People like that have read everything. They might even have caught the mistake in the dates.",
        presses:
          "Somebody's yes acquires a footnote. They'd be there for some of it, or they'd have to see about the dog. You could take that for a no, or you could ask which part they're sure of.",
      },
      venus: {
        eases:
          "The plan is fun all of a sudden. Those who've said yes are in a room or on a call, and it's no longer yours that they're being nice about. If someone turns up with food that nobody assigned, you can count it as a yes.",
        presses:
          "Somebody who said no may be hurt that the rest of you keep at it. Perhaps they'd hoped you couldn't without them. You could tell them that a clear no was easier to live with than a foggy yes, and invite them to the part with the food.",
      },
      mars: {
        eases:
          "You get through a whole list in one evening, because each of you takes a line and does it. Nobody waits for anybody. It's a clear yes, and nobody had to say the word.",
        presses:
          "You're doing more than your part, and you've begun to mention it. The others feel hurried and do less. When you said yes, you said it for one person, and they ought to get a look at how much that is.",
      },
      moons: {
        new: "The new thing there wants a yes from you, and you know what a good one sounds like, since you've been listening for it. It says how much and from when. Yours could set the tone for a few that the plan is still waiting on.",
        full: "That may take up so much of you that your part of the plan gets shaky. People can work with a yes that says so early. The one they can't plan around is the kind that goes quiet.",
      },
    },
    slow: {
      eases: [
        "The plan needs less persuading from you over these weeks. People talk about it as a thing that's going to happen. If one of them has bought equipment, you won't see a firmer yes than that.",
        "People begin to say we about the plan when it isn't you who's talking. It's a small thing, and you couldn't have asked for it. A yes that's gotten into the grammar usually has an evening or some money behind it.",
      ],
      presses: [
        "For some weeks a yes here and there goes soft. Money is tighter, or a cousin is getting married, and you have to do the numbers over. With fewer people it's a smaller plan, and with people who are only being polite it isn't one.",
        "You're asked to promise things on behalf of the others, and you've no idea whether you can. A landlord or a ferry company wants a number. It's fair to pass the question on, because a yes that you guess at for other people is one that you might have to pay for.",
      ],
    },
    houses: {
      new: {
        1: "You've made a change in yourself, and you're keeping to it. It makes your own yes to the plan worth more. People who hesitate may have been waiting to see if you'd stay with it.",
        2: "A new account or a kitty gets opened, and everybody's to put in twenty dollars. Words have been free so far. By the second week you may know of four people's yes to the plan and one person's cash-flow problem.",
        3: "A new thread with a new name is about the plan from morning to night. A thumbs-up isn't a yes. If you call two of them on the phone, you can hear how long theirs takes.",
        4: "Someone's moving in or things are being moved about, and you see who comes to help. A few of them may be people from the plan. Theirs is a yes that can get a couch around a corner.",
        5: "You've begun something just for the fun of it, with one or two others who show up every time. Nobody has to ask them for a yes. The plan might be built around people like that.",
        6: "A new schedule tells you what time you really have, and it may be two evenings and half a weekend. The plan probably needs more. Before you ask the others for their yes, you'd want to know how much yours is good for.",
        7: "A partner or a friend is making new terms with you, and the plan affects them. They may say that it sounds like you. It isn't a yes yet, and it would be good to know how they meant it.",
        8: "Money is about to be shared, and the plan may be getting close to a deposit. People get shy about a yes when it has a price. The surest one could come from somebody who asks whether it's refundable.",
        9: "You're booking a trip or signing up for a course, and you see what a real yes takes, with a form, a date, and a payment. The people on the plan may not have been asked for any of that. You could ask them for something small and definite.",
        10: "Work puts you in charge of something, and people there answer within the hour because it's their job. You come home spoiled. Your friends' yes to the plan takes longer, and a deadline with a pizza attached might suit them better.",
        11: "A new circle takes up the plan like a house on fire. They've known about it for one evening. On the second evening somebody may bring it up before you do, and you can put their yes down in pencil.",
        12: "You're alone with the plan for some days, and nobody's around to be excited with. What you've got then is your own yes. If it lasts till the weekend, you can send the others a date.",
      },
      full: {
        1: "Everybody's looking at you, and somebody may ask whether the plan is on. You'll hear in your own voice how much of a yes it is. The others will hear it, too, and decide by that.",
        2: "A bill comes due, and if it's for the plan, there's nothing like a figure that has to be shared. Six people may have said yes, and four of them pay. Those are the four to plan with.",
        3: "A chat can run to two hundred messages before someone writes that they'd never exactly said yes. It's an awkward moment for the plan, and a useful one. You owe them some thanks, since now you can count.",
        4: "At home they may want to know what the plan means for them, and who'll be there when you aren't. It needs their yes as well as the others'. They're easy to forget, because you see them every morning.",
        5: "A big night goes well, and everyone is in love with everyone. If the plan comes up, they'll all say yes. The ones who say it again on an ordinary morning have said it.",
        6: "Everyone's overworked, and the plan gets crumbs. It shows who really said yes. One of them might send you a half-finished list with an apology, and that person's in.",
        7: "The one person you couldn't do the plan without may want to talk. You'll probably expect a no. They could just as well want to say yes properly and ask about the details.",
        8: "Who put in what comes up, and it may be that one of you hasn't put in anything. It's an uncomfortable half hour for the plan. The one who hasn't may be glad to be let off, and their yes was costing them sleep.",
        9: "You're back from a trip, or through with something long, and you've seen who was still cheerful in the rain. People show then what their yes is worth. If any of them belong to the plan, those are the ones to keep.",
        10: "Your work is making demands, in front of people, and the plan needs time as well. You have to say your yes to it all over again, to your boss or to yourself. It may come out smaller, and it's one that you can keep.",
        11: "All who ever said yes are in one place, and you can count them while they fight about the name. That fight's a good sign. People don't quarrel over what to call a plan that they aren't going to join.",
        12: "You've worn yourself out with asking, and you can stop for a few days. It's a fair test of the plan. If somebody writes to ask whether it's still on, you can put that person down as a yes.",
      },
    },
    turns: {
      begins:
        "The talk gets a date attached, and everyone is asked for a yes or a no by then. It might be something small to start with, a weekend before the year or one song before the band. Some will be glad that it's serious. Others will be glad of the way out, and stay friends.",
      shows:
        "You see who's in. It may be an evening to which people come or don't, or a list with fewer names than you'd expected and one that you'd never have guessed. With three who mean it, you could begin. With ten who said yes to be nice, you could wait a long time.",
      halts:
        "The plan goes back to the start, and for some months nothing gets booked, because half of it was never talked about. No one has to say yes to anything meanwhile, and most people stop. One or two will keep bringing it up when there's nothing to decide. You might make a note of which ones.",
      resumes:
        "The plan is on again, and everybody's yes has been lying around for a while. Some of those have kept, and some haven't. It's perfectly all right to ask from the beginning. The people who meant it won't mind being asked, and they may have thought of a few things.",
      eases:
        "You get a yes with everything that goes with it, such as a place and a day and the loan of a truck. All that's missing is your own, now that it could really happen. You've been so busy collecting answers that you may have to stop and think about yours.",
      presses:
        'Somebody may drop out, and late. You can be as mad as you like for one evening. Then you look at the gap and see what their yes was holding up, and it may be less than it seemed. What the rest of you can carry is the plan from here on.',
    },
    closes: {
      begins:
        "If there's a date by the end of {month}, it has done the asking for you. You know who meant their yes, because they've moved something to be there. You can begin with them, and the others are welcome to come and clap.",
      shows:
        "You'll be able to count heads in {month}, and there may be fewer than you'd hoped. Those are the ones who said yes. The plan will have to be cut to fit them, and it'll fit them better than it ever would have fit a crowd.",
      halts:
        "Nobody has to promise anything in {month}. You'll hear who means it all the same, since theirs is the yes that goes on without being asked for. When there's something to decide, you know whom to call first.",
      resumes:
        "A second yes is worth more than a first one, and by the end of {month} you may have two or three. They come from people who've had time to think better of it. The plan needs exactly those, and no more than will fit in one car.",
      eases:
        "If your own yes is among the answers by the end of {month}, there's nobody left to wait for. The others mean theirs, as you can tell from what they've lent you. It's a plan with people in it, and you're one of them.",
      presses:
        "After {month} you know which yes will bear weight, and it may have cost you one that wouldn't. The plan could be smaller by a person, and it's clearer for that. The ones who are left don't have to be asked again.",
    },
  },
]
