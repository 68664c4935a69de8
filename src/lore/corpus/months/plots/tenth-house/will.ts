import type { MonthPlot } from '#lore/authored.ts'

export const tenthHouseWill: readonly MonthPlot[] = [
  {
    asks: "There's a sentence about your work that the right person hasn't heard from you. {month} is about saying it.",
    among:
      'It may be that you want a raise, people of your own to lead, or a smaller job with your name on it.',
    cast: {
      sun: 'the pride in your work that the sentence is about',
      moon: 'the worry about how the sentence will be taken',
      mercury: 'the sentence itself, which could be said in one breath',
      venus: "the goodwill you've got with the right person",
      mars: 'the heat in which the sentence would come out wrong',
      jupiter: 'the large version of what you want from your work',
      saturn: 'the respect for the right person that keeps you quiet',
      uranus: 'the unplanned moment in which you could just say it',
      neptune: 'the hope that your work will speak for you',
      pluto: 'the anger at what others got without saying a thing',
      asc: 'the contented look that gives nobody reason to ask',
      mc: 'the work that the right person has to judge by',
    },
    before: {
      sun: {
        eases:
          "You do something well in front of the right person, who says so, and you answer that everybody helped. It was just the opening that your sentence had been waiting for. There'll be others, now that you know what one looks like.",
        presses:
          "The person who could say yes is in no mood for anything. You see it right away and put your sentence back. That's sensible as long as the mood is theirs, and on some days it's your own.",
      },
      mercury: {
        eases:
          "You write the sentence down, and it's quite short once the apology is out. Said to a friend over lunch, it sounds like something a person could actually want. You may not even need the second half.",
        presses:
          "You're asked how things are going and say good, busy, you know. It's what everyone says, and it got in ahead of the sentence. The person asking can only pass on what they've heard.",
      },
      venus: {
        eases:
          "Somebody who likes you would gladly put in a word and wants to know which. That's a good test for the sentence, because if a friend can repeat it without getting it wrong, it's ready for the right person.",
        presses:
          "You have a pleasant talk with the right person and come out of it liked. You'd gone in with a sentence. The liking is worth having, and it would be worth more if they also knew what you want.",
      },
      mars: {
        eases:
          "You finish a piece of work that says most of it for you, and you send it off with your name at the top. Now the sentence has something to lean on, and it won't need so many reasons.",
        presses:
          "You hear who got what, and the sentence comes up hot. Said right then, it would be about them. In a few days it'll be about your work again, and that's the version the right person can do something with.",
      },
      moons: {
        new: "The sentence gets an easy opening from another part of your life. Whatever begins there is news, and news is a reason to stop by and talk. What you'd like from your work could come second, while the mood is still good.",
        full: "What your work would have to leave room for is plain to see there. The sentence may need changing by a word or a number, and it's better to know that before the right person has made a note of it.",
      },
    },
    after: {
      sun: {
        eases:
          "You're introduced in words very close to your own. The sentence has been getting around, and it sounds quite natural from somebody else. All that's left for you to do is not to be modest about it.",
        presses:
          "Somebody in charge wants to know why, and they ask as though you'd done something wrong. It's only reasons they're after. You've given them the sentence, and you know the reasons for it just as well.",
      },
      mercury: {
        eases:
          "There's a reply to your sentence, a number or a further question. It isn't a yes, but it means that what you want is now on somebody's list, next to the budget and the printer.",
        presses:
          "What you said comes back to you in a different form, as if you'd asked for less, or for something else. People summarize, and one short message with the sentence in its first wording sets it straight before it hardens.",
      },
      venus: {
        eases:
          "A colleague or a client has heard what you'd like to do and is pleased. They'd assumed you were happy as you were. Their support was there before, and it had nothing to get behind until there was a sentence.",
        presses:
          "You're offered something nice that isn't what you asked for. It comes with a compliment, and you'd hate to seem ungrateful. The thanks can go first, with the sentence right behind it.",
      },
      mars: {
        eases:
          "You take on a bit of the work you asked for before it's official. It suits you, and that can be seen from across the room. After an afternoon like that the sentence hardly needs repeating.",
        presses:
          "You're told to wait, and you'd like to say something that would be remembered. It would be. What keeps your sentence alive is a dull little question about the date on which the waiting ends.",
      },
      moons: {
        new: "The sentence about your work isn't the only thing that would like your best hours. Something new there wants them, too, so you'd do well to count them. The right person may ask how many you've got.",
        full: "With your hands full there, the sentence gets a rest. If it's been said, a few days without wondering what they'll do with it can't hurt. If it hasn't, you may be too busy to go on waiting for the perfect moment.",
      },
    },
    slow: {
      eases: [
        "Over these weeks you get a little more say in what your work is, and the right people are within earshot. It's less of an occasion than you'd imagined. The sentence may get said, or said again, in a hallway on the way to something else.",
        "You find that you can talk about your work without lowering your voice. You mention a result as you'd mention the traffic, and people take it in. From there the sentence isn't much of a leap, and the right person is getting used to hearing what you do.",
      ],
      presses: [
        "For some weeks you're made to wait, and meanwhile asked for more. It helps to keep a note of what more amounts to. The sentence about what you want is stronger with that list in hand, and the right person may not have seen one.",
        "The right person is hard to get hold of, and when you've got them there's always something more urgent. You could conclude that the sentence isn't important. More likely it needs an appointment, because what gets said between two other people's emergencies is forgotten by lunch.",
      ],
    },
    houses: {
      new: {
        1: 'A new haircut or a new way of walking in makes you feel like somebody with requests. The sentence about your work sounds different from a person like that. Try it on the bathroom mirror, which has heard worse.',
        2: "One line of a new budget depends on what you earn. If you know what you'd need there, the sentence about your work can have an amount in it. People who decide about pay find that easier to answer.",
        3: 'New people ask what you do, on a course or at the mailbox, and each time you explain it in a slightly better way. By the fourth neighbor the sentence about your work has lost all its throat-clearing.',
        4: 'Something starts at home, perhaps a new arrangement with a roommate or a parent, and you say what you need from it. You do it over the dishes, without a preamble. The sentence about your work could be about as long.',
        5: "Something you've begun for fun didn't have to be approved by anyone. You notice how you talk about it, fast and with your hands. The sentence about your work could use some of that.",
        6: 'A new routine is under way, and it shows you how your working day is really spent. A list kept for one week would do. The sentence about your work can lean on it if the right person asks what you actually do all day.',
        7: "An agreement with somebody may be in the making, at home or in business, and both of you say what you're after. The sentence about your work belongs in that talk as well. It affects them, and they may be the first to take it seriously.",
        8: "You're about to split a bill, a lease, or a confidence with somebody, and you can ask what's fair without blushing. Your sentence about work is the same sort of question. It's only that the other party has a bigger desk.",
        9: 'A course or a trip puts you among people who do your kind of work elsewhere. Ask what they get for it, and in what words they asked. One of them may hand you the sentence ready-made.',
        10: "Something new begins at work, and everyone's duties are still being worked out. It's an easy time for the sentence about yours. Later on, somebody would have to change the plan for you.",
        11: "In new company people say big things about what they're going to do. The sentence about your work can be said there first. You'll hear at once if you mumble the part about the money.",
        12: "You're spending time by yourself, and the sentence about your work comes along on the walk. Alone, you can find out whether you want the raise or mainly want to be asked. Either one can be said to the right person.",
      },
      full: {
        1: "People can see from across the room that something's on your mind. If the sentence about your work is still unsaid, it's all over your face. The right person may ask whether you're coming down with something.",
        2: "A bill comes due or a purchase goes through, and you know to the dollar what you've got. That's a sober hour, and it takes the apology out of the sentence about your work. You'd like to be paid for the thing you do.",
        3: "It's easy to tell a sister or a neighbor what you want from your work. They agree with you, and it feels like progress. The sentence counts when the right person hears it.",
        4: "Home may need you for a visit or a repair, and you ask for the hours plainly because you have to. It tends to go better than you'd feared. The sentence about your work could be said in the same voice.",
        5: "A show, a birthday, or a date goes well, and you're applauded for something that pays nothing. You find that you can stand it. The sentence about your work asks for less attention than that.",
        6: "The workload is at its height, and your back knows it. Tired people say the sentence as a complaint, and it's heard as one. The same words will do better on a morning when you've slept and ironed a shirt.",
        7: "A partner or a close friend may tell you what they want, straight out, with no warm-up at all. You aren't offended. You think about it over the next day, which is about what your sentence would get from the right person.",
        8: "A debt gets paid or an old imbalance between two people is talked through. You see how long both of you had kept count in silence. Your workplace can't see the count you've been keeping either, and the sentence would show it.",
        9: "A trip, a test, or a long piece of writing is finished, and you know more than you did. It may even come with a certificate. The sentence about your work could begin with that, since it's news to the right person.",
        10: "All eyes are on your work, and someone with a say in it is likely to stop at your desk. You'll be asked how things are going. Fine is the usual reply, and the sentence would take only about four seconds more.",
        11: "A get-together or a group effort reaches its peak, and friends talk about their jobs. You may learn that one of them simply asked. You'd like to hear how, and whether their sentence was any better than yours.",
        12: "Worn out from company, you sit in the quiet and go over the talk about your work. You supply the right person's answers, too, and even the frown. Only the sentence is yours, and the rest you can't know.",
      },
    },
    turns: {
      begins:
        "It's a good day for the sentence. You ask for ten minutes, say it in the first one, and then stop talking, which is the difficult part. You don't have to be ready for everything it could lead to. The next line is theirs.",
      shows:
        "Your work gets looked at, and there's praise for it or criticism, from somebody who can act on either. With the subject on the table already, the sentence is only the next thing to say. On any other day it would take courage.",
      halts:
        "A raise, a project, or a decision about you is stopped for some months, and it's nobody's fault. The sentence isn't wasted. It can be said as something for later, without pressure on anyone, and they'll have it in their ear when there's money again.",
      resumes:
        "What was frozen at work begins to move, and the people who decide are making lists. Your sentence may be an old one by now. It's worth checking that it still says what you want, and then it ought to reach them before the lists are finished.",
      eases:
        "Somebody above you is on your side, and what you've done is seen. It feels almost rude to want anything just then. It's when people ask, though, and a sentence that was being saved for a worse day is better off in front of a friend.",
      presses:
        'More is expected of you by somebody who may have no idea what it takes. There are two things to say about that, and one is a complaint. The other is your sentence, with what it takes as the reason for what you want.',
    },
    closes: {
      begins:
        "If the right person has heard the sentence by the end of {month}, you'll know more about how far your work can go than another year of good results would tell you. It may be granted slowly, but it has stopped being only your business.",
      shows:
        'By the end of {month} you may have a clear idea of where you stand. The sentence is your reply to it. If the place is lower than you deserve, it can say so, and it comes from the one who knows the work best.',
      halts:
        "Your sentence may not get you what you want in {month}, and you can still be known for wanting it. When things move again, people look around for somebody who's said so.",
      resumes:
        "There's time in {month} to get your sentence to where decisions are made, in a wording that's still true. Without the parts you've stopped wanting it's short, and busy people remember short things.",
      eases:
        "You'll hardly find a better time than {month} to see how welcome your sentence is. People can't offer what they've never heard of. One of them may be able to do something about it, and be glad that you spoke.",
      presses:
        "If you've said in {month} what the work takes and what you'd like for it, nobody can claim they didn't know. You may not get it at the first asking. The next talk will start where your sentence left off, and from there it isn't far.",
    },
  },
  {
    asks: 'Do you want the next step up, or do you only think that you should? {month} helps you tell the two apart.',
    among: 'It may be a promotion, the running of a committee, or a business of your own.',
    cast: {
      sun: 'the wish to be the one who decides',
      moon: "the ordinary working day, which you'd miss after a step up",
      mercury: 'the reasons for and against the step, which are equally good',
      venus: "what you like about the work you've already got",
      mars: 'the urge to win the step because somebody else wants it',
      jupiter: 'the appetite for more, which makes any step look good',
      saturn: 'the sense that somebody like you should want the step',
      uranus: 'the thought of a step to the side',
      neptune: 'the title as it looks from below',
      pluto: 'what the step up would finally prove',
      asc: "how you'd look in the part",
      mc: 'the step up itself, with its hours and its keys',
    },
    before: {
      sun: {
        eases:
          "Somebody tells you that you'd be good at it, the step up, and you feel yourself grow by an inch. It's lovely to be asked, and you'd have felt the same about a job that you didn't want.",
        presses:
          "You may be passed over for something minor, and suddenly the step up is all you want. If you've forgotten to want it by dinner, it was mostly about being passed over.",
      },
      mercury: {
        eases:
          "You ask a person who's taken the step what they do all day, and hear that it's mostly calendars and other people's quarrels. Your own reaction is either a sinking feeling or an idea of how you'd run it.",
        presses:
          'You list the reasons for and against the step up, and it comes out even, because you were fair to both sides. The reason you put down first, before you got sensible, deserves another look.',
      },
      venus: {
        eases:
          "You have a good day in the work you've already got. It's a plain pleasure, and you'd want to take it along. Any step up that leaves it behind would have to be very well paid.",
        presses:
          "People you like assume that you'll take the step, and they're happy for you in advance. You haven't the heart to look undecided, although their part ends with the congratulations and yours would have a weekly schedule.",
      },
      mars: {
        eases:
          "You do one task that belongs to the step up, simply to see. It takes an afternoon, and at the end you're tired in the good way or in the other. You'll know which it is before you've thought about whether you should.",
        presses:
          "You find yourself racing for the step because somebody you don't care for wants it, too. You might well win. You'd have the step, and they'd have their evenings.",
      },
      moons: {
        new: "The step up gets something to be compared with. You may take to whatever begins there without asking whether you ought to, and that's what plain wanting is like. If the step feels different, you've got something to go on.",
        full: "The step would have to share your week with a part of your life that has just gotten loud. Some of it would move over gladly, and some of it you wouldn't trade for a title. It gives the step a price that you hadn't put down.",
      },
    },
    after: {
      sun: {
        eases:
          "You're asked about the step and answer without checking anybody's face first. It comes out clear, whichever way it comes out. After an answer like that, people will probably stop asking.",
        presses:
          "Somebody in charge would like you to want it, or would like you to stop. Their reasons may be excellent, and they're about a gap in their schedule. The step can be taken or left on grounds of your own.",
      },
      mercury: {
        eases:
          "A fact about the step arrives that you hadn't thought to ask for, the hours or who you'd report to. You notice at once whether you're relieved or sorry. It's quicker than any list.",
        presses:
          "According to the rumors you're taking the step, or you've turned it down. Being announced is annoying, and it may be useful, too, because only one of the two rumors makes your stomach drop.",
      },
      venus: {
        eases:
          "A person close to you says what they'd like for you, and the step doesn't come into it. They'd like you in a good mood at dinner. As a test for any job, high or low, it's hard to beat.",
        presses:
          "The step has become a matter of other people's feelings, and you'd rather not let anyone down. Their disappointment, or their envy, would last about a week, and you'd be in the job for years.",
      },
      mars: {
        eases:
          'You act on what you know about the step and apply for it, or clear something off your plate to make more of the work you have. It feels light, where a should would have felt like moving furniture.',
        presses:
          "You're in an argument about how the step is being handled, over a form or a deadline, and it would be a pleasure to walk out. It's worth a minute to make sure that you'd be walking out on the step as well, and that you'd mean it.",
      },
      moons: {
        new: "There's no rank attached to a new thing like that, and you may be good at it and good company while you're at it. If you'd want the step in that spirit, it's a want. If it's mostly a tightening in the jaw, that tells you something, too.",
        full: "Seeing things through there takes more of you than a day's work, and nobody promotes you for it. The step looks smaller beside that, and easier to judge. It's a job with certain hours, and you'd want them or you wouldn't.",
      },
    },
    slow: {
      eases: [
        "Week by week the step comes closer without your doing much about it. You're included in things and sent things to read. If you catch yourself reading them before anyone's asked you to, it may well be more than a should.",
        "You stop asking people what they'd do about the step. Their answers were interesting, and they were mostly about themselves. With the polling closed, your own preference comes up at odd moments, on a walk or in the shower, and it keeps being the same one.",
      ],
      presses: [
        'Over these weeks you have to wait for the step up, or carry part of it without the title. Fair or not, you get to know what the days are like, which is more than most people know when they say yes.',
        "The question of the step comes along everywhere, and it makes your present work look either shabby or precious. Neither is quite fair. You're holding it up against a tired week, and nearly anything looks like the way up out of one of those.",
      ],
    },
    houses: {
      new: {
        1: "You're giving yourself a new start, with better shoes or an earlier alarm. People may say that you look ready for the step up. You probably do, and it's still worth asking whether you'd want the work or just the look of it.",
        2: "New figures are on the table, for a car or a budget, and the step up looks very good in them. Take it out of the figures once. If you'd still want it at your present pay, there's something in the work itself that you're after.",
        3: "New people, in a class or on the bus, may ask about your plans. Most of your answers are short. If the one about the step up goes on and on and you're enjoying it, you want the thing itself.",
        4: "Home is being rearranged, and for once you're the one who says where things go. Maybe you like that. Running a household of people with opinions is a fair sample of what the step up would be like.",
        5: "A thing you've started purely for fun has had you reading about it in bed without being told to. See if you've read anything at all about the step up. It's a cheap test, and it's hard to fake.",
        6: "A new routine gives your day a shape you enjoy, with lunch in it. The step up would have its own hours. Pencil them over this week's page, and see whether it's the lunch or the ambition that you'd defend.",
        7: "You're beginning again with a partner or a close friend, and you tell each other what the year should bring. Say that you want the step up, and then say that you don't. They'll know which time they believed you.",
        8: 'You may be going in on something with another person, and the papers ask what you both expect to earn. The step up would look good on that line. You could ask each other which of you wants it there.',
        9: "You're planning a trip or choosing a course, and it's tempting to take the one that would help with the step up. There may be another that you'd love and that leads nowhere. Which of them you'd pay for tells you something.",
        10: "Work has an opening, a project or an empty desk, and the step up comes a little closer by itself. You don't have to decide right away. Notice whether you've started to rearrange the furniture in your head.",
        11: "Among new people who are doing well, it's easy to want the step up by the end of the evening. See if you have the same thought at home the next day. If it's gone, it was mostly theirs.",
        12: "You withdraw for a few days, and nobody's there to be impressed. The step up comes without its audience then, and only the work is left. If that still appeals to you, you want it.",
      },
      full: {
        1: "You see yourself in a photo or a shop window, looking like the person in charge. With the step up you'd look like that every day. Some people stand straighter for it, and some would miss their old sweatshirt.",
        2: "The money question is settled for now, and you've got enough or you know how much is missing. The step up can be thought about without it for an evening. You may be surprised how short the remaining conversation is.",
        3: "A talk or a message may get more heated than you'd planned, with you defending the step up or running it down. It's odd to argue so hard about a thing you don't care for. You probably know by now what you want.",
        4: "A family matter needs someone to take charge, and it turns out to be you. Afterward you're either tired or tired and pleased. The second kind speaks for the step up, whatever the relatives say about it.",
        5: 'You bring off a party or a performance, and the part you liked best stays with you. It may have been giving orders, or it may have been the dancing. The step up would have a good deal of the one and very little of the other.',
        6: "You've got more to do than fits into a day, and you see what the step up would add to it. It would also take a few things away, and some of those may be the ones you like.",
        7: "Someone close may ask what the step up is supposed to be for. They mean it kindly, and they'd be sharing the evenings with it. If your first thought is that you'd hate to see somebody else get it, that's a should.",
        8: 'A shared bill or a shared worry is dealt with, and the two of you speak frankly for an hour. You may find out that the other person never needed you to take the step up. It was you who thought they did.',
        9: "You come to the end of a trip or a course, and you think of the first morning back. There's a feeling about the step up before you start to reason. It could be dread or appetite, and it's worth catching.",
        10: "Work is at its most visible, and somebody may ask you outright whether you'd be interested in the step up. You'll say that you're flattered. What you do on the stairs afterward, up two at a time or not, is the fuller reply.",
        11: "A group you belong to has its big evening, and you know who'd rather be running it. You also know who runs it well only because nobody else had raised a hand. With the step up you might be either one.",
        12: "You're by yourself at last, and tired enough to be honest. The step up appears either as something to get to or as something to get out of, and you find out which in your pajamas.",
      },
    },
    turns: {
      begins:
        "You can try on the step in a way that commits you to nothing. You offer to run one meeting, sell one thing, or sit in on one evening of the committee. Nobody has to hear that it's a test. On the way home you'll either be planning or counting what it would cost to get out.",
      shows:
        'It becomes plain how the people above you see you, and the step up may be offered, or it may go to somebody else. Either way you have a first reaction, and it lasts about two seconds. After that come the reasons. What you felt in those two seconds is worth more than the reasons, and you might write it down.',
      halts:
        "The step is out of reach for some months, and you feel disappointed or strangely well. No one's looking, so you can admit which. With the hurry gone, you may see how much of it was the wish and how much was the thought of missing the boat.",
      resumes:
        "The step up is possible again, and they may turn to you as if you'd been standing there the whole time. You've had some months without it and know whether you missed the work or only the thought of being picked, and that's enough for a yes or a no.",
      eases:
        "It's made easy for you. Somebody holds out the step like a plate of something, and taking it would be the simplest thing to do. Want and should are hard to tell apart when nothing is in the way. You might ask for two nights and see how you wake up.",
      presses:
        "You're pushed about the step, by a deadline or by a person who needs an answer. You'd have liked to decide in some other way. Being pushed does clear out the half reasons, though, and what's left in the last five minutes is the wish or the lack of one.",
    },
    closes: {
      begins:
        "If you've tried one piece of it by the end of {month}, you don't have to guess whether you want the step. You want the things that you'd do again with nobody watching. The others can go to people who'd enjoy them.",
      shows:
        "If you catch your first reaction in {month}, before the explaining starts, you've got the answer. It may take you a while to say it politely. Whatever reasons you find for or against the step, they'll be there to back it up.",
      halts:
        "By the end of {month} you'll have lived for a bit with the step out of reach. If that's a rest, it was a should, and if you keep walking over to look at it, it's a want. You'll know when you're asked the next time.",
      resumes:
        "The question comes back in {month} with the shine worn off, and you can give it a plain answer. You want what's left of the step or you don't. People respect a no of that kind, and they can build on the yes.",
      eases:
        "A step that's easy to take is still a step in some direction, and {month} gives you time to see which. You may want it, or you may be flattered by it. Sleeping on it is usually enough to separate the two.",
      presses:
        "By the end of {month} you may have answered faster than you'd planned. On this question quick answers tend to be the honest ones. If you'd want the step with nobody watching, it's yours to take, and if you wouldn't, you've been spared a long yes.",
    },
  },
  {
    asks: '{month} is about the yardstick that you measure your success with, and about whose it is.',
    among: "It may be a parent's, a rival's, or the one your old class compares itself by.",
    cast: {
      sun: "the success that you'd count as yours",
      moon: 'the small cold feeling when an old classmate does well',
      mercury: 'the figures and titles that you compare',
      venus: 'the work you love that has never impressed anyone',
      mars: "the race against somebody who doesn't know they're in it",
      jupiter: 'how much would be a success, which keeps changing',
      saturn: 'the yardstick, and the parent or teacher who handed it to you',
      uranus: 'the work in which you forget to measure',
      neptune: "the life you'd have if you measured up",
      pluto: "the rival you'd never admit to having",
      asc: "how successful you look to people who've just met you",
      mc: "the position you'd be measured by tonight",
    },
    before: {
      sun: {
        eases:
          "You're praised for something that you hardly count as work. You wave it off, because it doesn't show on the yardstick. The person praising you was using a different one, and by theirs you've had quite a year.",
        presses:
          "You run into somebody who's further along by the usual marks, and you shrink in about a minute. All they did was mention where they live. Without the yardstick in your hand you'd have been glad to see them.",
      },
      mercury: {
        eases:
          "You try to say in one sentence what success would be and notice that you're quoting. It may be a parent's phrase, or a magazine's. Once you've heard the accent, you can tell where your yardstick was made.",
        presses:
          "An old classmate's news comes up on your phone, and you read it to the end. The post leaves out the commute and the arguments, as such posts do. Your yardstick doesn't measure those, and they'd change the result.",
      },
      venus: {
        eases:
          "You spend an hour on a part of your work that you love and that has never impressed anyone. There's no mark for it on the yardstick you were handed, so you'd have to add one.",
        presses:
          'A person who loves you is proud of the wrong thing, the title or the salary, and you smile, since it would be unkind to argue. The love is meant for you, and the yardstick it came wrapped around can be left on the table.',
      },
      mars: {
        eases:
          "You put your strength into what counts by your own yardstick and let the rest slip for a day, and nothing falls down. There's an unfamiliar relief in being good at the thing you meant to be good at.",
        presses:
          "You work late to beat a number, and when you've beaten it you're angry. Nobody's there to tell. The number came off somebody else's yardstick, and by yours it wasn't worth the evening.",
      },
      moons: {
        new: "There's no mark on the yardstick for what begins there, and you begin it all the same. For some weeks nobody could say whether you're doing well. It's a pleasant way to do a thing, and your work could use an hour of it.",
        full: "The yardstick leaves out what comes to a head there. You'd trade a good year at work to have it go well, and you wouldn't need to think it over. Something you'd pay that much for should have a mark.",
      },
    },
    after: {
      sun: {
        eases:
          "You do well by your own yardstick, and by chance it shows on the usual one, too. People congratulate you on the wrong part. You know which part you'd have been proud of in an empty room.",
        presses:
          "You're judged by a standard that isn't yours, and it stings anyway. You've known that yardstick for too long to feel nothing. There may be something useful in the judgment, and once you've taken it out, the rest belongs to the judge.",
      },
      mercury: {
        eases:
          "You tell somebody what you're aiming for, and they follow without asking what it pays. They may ask how you'd know when you're there. It's a question about the yardstick, and you've got an answer.",
        presses:
          "A form or a relative wants your success as a number. You're tempted to borrow the old yardstick for the length of the conversation. It would be easy to pick up, and you'd be carrying it around for the rest of the evening.",
      },
      venus: {
        eases:
          "Somebody whose taste you trust likes how you do what you do, and can say which bit. It's a small audience, and by the yardstick you'd choose it's the one that counts.",
        presses:
          "You catch yourself buying or mentioning something for the sake of people you'd stopped competing with. It's a little sad and a little funny. They've probably stopped, too, and you could put that yardstick away.",
      },
      mars: {
        eases:
          "You drop out of one race and have energy left in the afternoon. It goes straight into the part of your work that you'd do anyway. By your own yardstick it's a very good day.",
        presses:
          "A competitor may get ahead of you, and you're running before you've thought about it. The reflex belongs to the other yardstick. If you don't run, it wears off by evening, and your own work is where you left it.",
      },
      moons: {
        new: "You could measure the new thing by the usual yardstick, out of habit, and spoil it by the second week. When you catch yourself looking around to see who's ahead, you know what you've got in your hand. It can stay at work.",
        full: 'A whole part of your life was never on the yardstick, and the excitement there brings that home to you. You go by other measures in it, and you do rather well. Some of them might suit your work.',
      },
    },
    slow: {
      eases: [
        "Week by week the borrowed yardstick gets less use. You forget to check who's ahead, and you finish things because you like them finished. Your ambition hasn't gone anywhere. It just has fewer people to report to.",
        "Somebody else's success stops costing you anything. You hear about it, you ask how they did it, and you listen to the answer. Without the borrowed yardstick in your hand you have better manners, and now and then you come away with an idea.",
      ],
      presses: [
        "For some weeks you're held to a standard that somebody else set, and meeting it is as tiring as missing it. You've got the yardstick in front of you all day. You can at least work out which of its inches you would have put there yourself.",
        "Somebody whose opinion formed you may take an interest in how you're doing, and each question comes in the old units. You hear yourself exaggerate, or apologize. It's probably affection that you're after, and the yardstick is just the nearest way to ask for it.",
      ],
    },
    houses: {
      new: {
        1: "Something about your looks or your mornings is new, and you like it before anyone has commented. That's a yardstick of your own, in use. Part of your work could be judged the same way.",
        2: 'A new income or a new savings account puts you somewhere on the usual yardstick, above some people you know and below others. You could look at what the money is for instead. By that measure it may be plenty.',
        3: "You're learning something new, and around people who don't know each other's salaries. You're the one who asks the good questions in that room. There isn't any mark for it on the yardstick you carry around at work.",
        4: "You're setting up something at home, and you know how other families do it. Their kitchen may be bigger. Whether people like to sit in yours isn't on any yardstick you were handed.",
        5: "The thing you've just taken up makes you happy, and you may never be any good at it. No yardstick applies, and you don't miss it. Some of your work could be done in that spirit.",
        6: "A new routine may come with an app that counts, and before long you're competing with strangers. It's the same yardstick you know from work. Without the numbers it's just a walk, and probably a nicer one.",
        7: "Somebody you're getting to know, or an old partner you're getting to know again, likes you for something that you've never listed anywhere. If you ask what they think you're good at, their yardstick may be a relief.",
        8: "You're about to open your finances to someone, and you'd like to explain each figure before they see it. The explaining is really for the person who made the yardstick. The one across the table probably just wants to know about the rent.",
        9: "A trip or a class takes you among people who've never heard of what counts in your line of work. They're more likely to ask if you enjoy it. That's a yardstick, too, and you may not have used it for a while.",
        10: "Something begins at work, and you can guess early on how it'll be rated. You'd rate one part of it by other marks. If you write those down, you've got a second yardstick for the day when the first one disappoints you.",
        11: "You're in with new people, and their yardstick has different marks, such as who brings the chairs. You rise fast by it. It's worth remembering the next time you hear what an old classmate earns.",
        12: "You're out of sight for a while, with no scores coming in. After two days the yardstick starts to feel like something you're holding for somebody else. It does no harm to ask for whom.",
      },
      full: {
        1: "You're at your most visible, dressed up or worn down, and people are looking. It's easy to check how you're doing by somebody else's yardstick before you've checked how you feel. The second would be good to know first.",
        2: "With your accounts in order, you know what you're worth by the most common yardstick there is. It's one number. It leaves out that you slept well and that somebody at work asks for you by name.",
        3: "A brother or an old classmate may call with good news, and you can hear the yardstick being unfolded. You say congratulations, and you mean it about halfway. By the next day it'll be most of the way, when you've compared less.",
        4: "The family may be together, or at least on the phone, and your success is passed around with the salad. A parent's yardstick is probably the oldest one you own. You can see now who gave it to them.",
        5: "Something you made for love gets finished, and you stand there looking at it. Nobody's told you yet whether it's good. You've got about a minute in which the only yardstick in the room is yours.",
        6: "You've done everything on the list, and your neck hurts. By the yardstick you use at work it was a good day. How you feel at the end of it could count as well.",
        7: "A partner or a good friend may say that they're proud of you, and name a thing that you'd forgotten. It's nowhere on your yardstick. Let them finish before you tell them about the promotion you didn't get.",
        8: "When you settle up with somebody, it may come out that they envy you. You might have been envying them. Each of you would have been holding the other's yardstick and coming up short.",
        9: "You get through an exam or come home from far away, and there's a grade or a stack of photos. What you'd tell a stranger about it isn't the grade. Your yardstick for work could be made from whatever you'd tell.",
        10: "You're being seen and rated, and the review is likely better than your own. Read it twice. It was written with a different yardstick, and a few of its marks would be worth copying into yours.",
        11: 'Old friends may meet, and before dessert everyone has mentioned a title or a square footage. You can feel the yardstick come out. The one who laughs the most may not have mentioned either.',
        12: "You can't sleep, and it's the old subject of how far you've got. In the dark the yardstick has only a parent's or a rival's marks on it. Get up, eat some cereal, and think of one day's work that you liked.",
      },
    },
    turns: {
      begins:
        "You can start on something in your work that would matter to you even if it never came up at a reunion. The first hour may feel like playing hooky. It's worth writing down in a line how you'd know that it went well, because that line is a yardstick of your own.",
      shows:
        "You see where you stand, in a title or a figure, and the feeling comes before the thought. It may be pride, or a small cold drop. There's usually a face that goes with it. If the face isn't yours, you've found out who's been holding the yardstick.",
      halts:
        "The climb is interrupted for some months, and you've got nothing to report when people ask. It's awkward for the first two dinners. After that you find out what you'd do with your working days if no yardstick were held against them, and it may be close to what you do already.",
      resumes:
        "Things move again in your working life, and you could take up the old race at the spot where you dropped it. You've had some time to look at the yardstick. A few of the marks on it are yours, and they're enough to go by.",
      eases:
        "Something you did for its own sake gets noticed by people who could make it your job. If you'd worried that your own yardstick was just a way to aim low, that's the best evidence against it.",
      presses:
        "You may get compared, quite openly, and come out second. The person doing the comparing probably thinks of it as encouragement. You'd like to dispute the result, and it's quicker to ask about the yardstick, because by your own you weren't in that contest.",
    },
    closes: {
      begins:
        "If you've done one thing by the end of {month} that counts with you and with nobody else, you own a yardstick. There's only a single mark on it so far. It'll measure your work better than the long one you were lent.",
      shows:
        'Whose success is it? By the end of {month} you can probably put a name to the yardstick, and it may be the name of somebody you love. You can go on loving them and measure your work by something else.',
      halts:
        "A slow stretch is kind to this question, and {month} begins one. Without a race it's easy to see which marks on the yardstick were only about the other runners. The ones that are left at the end are your own idea of success.",
      resumes:
        "By the end of {month} you can be working toward something again, with a shorter list of people to impress. Some of the old marks will stay on the yardstick. They feel different when you've put them there yourself.",
      eases:
        "It may turn out in {month} that what you'd do anyway is worth something to other people. That would settle an old worry, because you can go by your own yardstick and still pay the rent.",
      presses:
        "You may come off badly by somebody's yardstick in {month}, and you'll see whose it was. Some of the success you work for is your own idea. You can stop competing for the rest without telling anyone.",
    },
  },
]
