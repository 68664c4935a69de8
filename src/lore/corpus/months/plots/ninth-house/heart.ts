import type { MonthPlot } from '#lore/authored.ts'

export const ninthHouseHeart: readonly MonthPlot[] = [
  {
    asks: "{month} is about a place where you'd rather be, and about what you hope to find there.",
    among:
      'It may be a coast, a city where nobody knows you, or the country your family came from.',
    cast: {
      sun: "the person you are in the place where you'd rather be",
      moon: 'the longing for the place, which comes in the evening',
      mercury: 'the name of the place, which you like to say',
      venus: 'the beauty of the place, and of lunches there',
      mars: 'the impulse to leave for the place with one bag',
      jupiter: "the hope you've put into the place",
      saturn: 'everything that keeps you here and away from the place',
      uranus: 'the sudden wish to be in the place by tonight',
      neptune: 'the place as you picture it, where it never rains',
      pluto: 'the thing missing from your days that the place stands for',
      asc: "the stranger you'd be in the place, and would like to be",
      mc: "the desk you'd leave behind for the place",
    },
    before: {
      sun: {
        eases:
          "You describe the place to somebody and get so lively about it that they put their phone away. What you talk about longest isn't the view. It's how slowly the first hour of the day would go, and that part costs nothing.",
        presses:
          "It's a day when everyone wants you exactly where you are. You do what's needed with half your mind in the other place. It's hard to tell by evening whether you long for it or just for an hour in which nobody says your name.",
      },
      mercury: {
        eases:
          "A message or a photo shows you the place on an ordinary wet day, with a bus in front. You look for flaws, and you'd still go. Being fond of it in the rain puts you ahead of most tourists.",
        presses:
          "You look up rents in the place, then the weather, then rents again. It's comfort more than research. If there's a talk you've been putting off closer to home, it would take about as long, and it may be what sent you looking.",
      },
      venus: {
        eases:
          "Dinner is long, nobody checks the time, and it occurs to you that this is what the place is for in your mind. You've just had it on a weekday, with people from around the corner. The place is as lovely as before, with a little less to do.",
        presses:
          "The people in the place you dream of are warm and never in a rush, as people tend to be who haven't met you. Those who have met you come off badly in the comparison. Someone close may feel they're losing to strangers.",
      },
      mars: {
        eases:
          "You get in the car or on a train and go an hour in the right direction. It isn't the place, but there's water, or a hill, or a menu you can't read. Half a day of that does what a week of pictures hasn't.",
        presses:
          "You want out, at once, with one bag. The place would take you, since places do. What you'd be leaving is one irritating person or one overfull week, and an afternoon's walk could get you through either.",
      },
      moons: {
        new: "The place has competition, from a beginning a good deal closer to you. Nothing in that part of your life has any habits yet. A piece of what you'd hoped to find in the place, a slow first hour, say, could be built in from the start.",
        full: "The more there is going on around you, the prettier the place gets. In your picture of it there's nobody to answer to. If that's the best of it just then, a quiet afternoon might do as much as a ticket.",
      },
    },
    after: {
      sun: {
        eases:
          "You have the ease of somebody who's been away, although you've hardly moved. Knowing what you want from the place has made you less absent from this one. It's a nice change for the people who live here with you or near you.",
        presses:
          "You get asked, kindly or otherwise, whether you'd really go. You'd been keeping the place safe from that question. A visit is a respectable answer, and it leaves the place where you like it best, a little out of reach.",
      },
      mercury: {
        eases:
          "You hear about the place from somebody who lives there or used to. They hardly notice what you'd go for, and they rave about something you'd never thought of. It gets more real, and you like it no less.",
        presses:
          "A fact about the place spoils your mood, such as what it costs or how early it gets dark. You're oddly insulted, as if someone had criticized a friend. Yet it has one flaw now, like anywhere that people actually live.",
      },
      venus: {
        eases:
          "You bring some of the place into your own rooms, as a dish, or a song, or the habit of eating late. Somebody else enjoys it, too. You'd thought of the longing as private, and here it is feeding two.",
        presses:
          "Someone you're close to has no wish to go to the place. They may say so gently, and it hurts, because you'd already pictured them in it. What you hope for has two parts, and only one of them was ever about having company.",
      },
      mars: {
        eases:
          "You arrange a stay in the place, or in a substitute that you'd look forward to almost as much. Having it on the calendar takes the itch out of ordinary days. You're better company with a bag half packed in your mind.",
        presses:
          "You snap at somebody for being here, more or less, and they can't help being here. The longing has been kept waiting and has turned into blame. An hour spent on getting to the place would be kinder to all of you than more comparisons.",
      },
      moons: {
        new: "The place loses a little ground to a beginning that you'd be sorry to miss. You may feel disloyal for a day. Nobody is asking you to choose, and the place is just as lovely for a person with something to come back to.",
        full: "A whole commotion goes by in that part of your life, and it may strike you afterward that you never once wished yourself in the place you long for. For some days your own life was big enough. That's part of what you'd hope to find over there.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the place comes closer without anyone traveling. You come across its food, its music, or somebody who speaks the language, and an hour with them feels roomier than an hour usually does. The longing is still around, and it's become easy to live with.",
        'The place turns into something that you can mention without sighing. You tell people what you like about it, in detail, and they ask questions or send you a picture. A longing that others can join in is a good deal less lonesome.',
      ],
      presses: [
        "For some weeks you're homesick for a place that you may hardly know. It's at its worst when there's nothing to look forward to, so it can't be only about the place. Something nearby has gone flat, and you're close to knowing what.",
        "You measure everything against the place, your street and your lunch and now and then the people you love. None of them agreed to the contest. The place wins because it never has to do anything, and it'd be fairer to picture yourself over there with a cold.",
      ],
    },
    houses: {
      new: {
        1: "Something new about you feels like the person you'd be in the place. That person gets up early and eats fruit. You could do that here for a week.",
        2: "If money finds a new use, the place probably isn't among the candidates. You could put a little aside for it anyway. Ten dollars a week comes to most of a ticket in the end.",
        3: "With new people to talk to, you may find one who comes from the place, or from near it. If they complain about the traffic there, you'll listen to that as if it were music.",
        4: "If you're moving things around at home to make it feel better, think of what you'd look for in the place. It could be light, or quiet, or a table outdoors. One of those might be had by the weekend.",
        5: "With a new pleasure in your days you can forget the place for hours. Then a song or a smell on some street brings it back. You don't have to choose between the two just yet.",
        6: "If a new routine gets you up earlier, the streets are empty. For ten minutes it's the kind of hour that you'd travel to the place for. You could walk slowly and have it here.",
        7: "Somebody you're getting to know may ask where you'd go if you could go anywhere. You tell them about the place, and it comes out like a confession. They'll probably want to see it on the map.",
        8: "If you let somebody in on how things are with you, the place is a part of it. You could tell them where you'd rather be. They may have a place of that kind, too.",
        9: "If you're reading or studying or looking at fares, the place gets into your search history. You're likely to know its bus routes by heart. You'd still have to go there to find out about the light.",
        10: "If work offers you something, the place could move a little farther off. It's worth asking about vacation before you say yes. Two weeks in a row have been granted to people who asked on the first day.",
        11: "Among new friends you're the one who talks about the place. It's becoming the thing they know about you. Sooner or later somebody may want to see it with you, or ask why you haven't gone.",
        12: "You keep still for some days, with the curtains half drawn. In your mind you walk around in the place, and you may notice that there's nobody else in the picture. It could be that you mainly want to be left alone.",
      },
      full: {
        1: 'You catch sight of yourself, tired and in a hurry, and think that you look different in the place. You most likely do, after eleven hours of sleep.',
        2: 'Once all your money is accounted for, you can see what the place would cost. It may be less than you tell people. It could come to about one couch, and the old couch is still fine.',
        3: "In conversation you can praise the place until the others want to leave at once. You're good at this. If you listen to yourself, a good half of it may be about breakfast.",
        4: "When home gets too full or too loud, you're in the place before you've put your bag down. It may be the quiet that you're homesick for. You could begin by turning off the television.",
        5: "In the middle of a lovely evening you miss the place, of all times. It isn't that something is lacking here. You'd just like to have it there to show it to.",
        6: "You've run yourself down, and any place would do if it had a bed in it. Sleep comes first. If you still long for the place in the morning, it wasn't only the bed.",
        7: "Somebody may tell you that you're often elsewhere, and they needn't be angry. They can see the look. At dinner they might like to hear about the place, with the street names.",
        8: "If a sum or a sorrow that you share with somebody gets spoken of, you could mention the place as well, since it's where you go in your head. It doesn't mean that you want to leave them.",
        9: "On a trip, or near enough to one, you're the same person as at home, which is a bit of a disappointment and then a relief. It'd be like that in the place, too. You'd know to bring a sweater.",
        10: "At the height of something important you may look out of a window and think of the place. You don't want to be gone. You'd only like to know when you could go.",
        11: 'If your friends are making plans, the place may come up. It might not survive six people and a cooler. You could suggest somewhere else and keep the place for a trip of your own.',
        12: "You let yourself miss the place without doing a thing about it. It's a sweet kind of ache, and it goes well with toast.",
      },
    },
    turns: {
      begins:
        "It's the day to give the longing an appointment. A single day would do, in the place itself or the nearest thing to it, if it's a day that you'd be sorry to move. You'll learn more about what you hope for in your first hour there than from a season of looking at pictures.",
      shows:
        "You're moved out of nowhere, by a voice or by a street in a movie, and it's about the place. So that's what you've been missing. Some of it is landscape. A good part of it could be the person you are when nobody expects anything of you.",
      halts:
        'Going has to wait, and for about a week you feel cheated. Then it gets interesting. With the place out of reach for some months, whatever you hoped to find there has to come from somewhere else, and a fair share of it may turn out to be plain rest.',
      resumes:
        "The way to the place is open again, or you can stand to think about it again. The wish has changed while it waited. At its worst it wanted everything to be different over there, and by now you could name the two things that you'd go for.",
      eases:
        "Somebody makes it simple, with an invitation or a spare bed, and being in the place is a matter of saying yes. You may feel a little panic. It'll have to be as nice as you've said, and it has a better chance of that before you've polished it any further.",
      presses:
        "You feel the distance to the place like a bruise, and no picture helps. It's tempting to find someone to blame for it. Both duty and affection keep you here, and on a bad day it's hard to tell which is which. If you picture yourself leaving, you'll notice whom you'd miss.",
    },
    closes: {
      begins:
        "If there's a day away on your calendar when {month} ends, you'll soon know what you hope to find in that place. It might be smaller than you thought, such as quiet, or a long breakfast, and then you could have some of it sooner.",
      shows:
        "After {month} you can say what the place has that your days don't. Some of it can be had within an hour of where you live. For the rest you've got an honest reason to travel.",
      halts:
        "What you hope to find in the place needn't all be found there. If {month} keeps you at home, it also gives you time to see which of it has been missing from your week and which from your map.",
      resumes:
        "By the end of {month} the wish has a shape, and you could list the few things that you'd travel for. A wish that size can be granted, in the place itself or somewhere closer.",
      eases:
        "If you say yes to something in {month}, the place stops being the opposite of your life. You'd hoped to find a lighter version of yourself there, and you might be that version by the time you've packed.",
      presses:
        "{month} is for learning what the longing is made of. As far as it's about leaving, sleep and a plain word with somebody will help. As far as it's about the place, you could start saving for a ticket.",
    },
  },
  {
    asks: 'Which hour of the week leaves you more hopeful than it found you? {month} is about that hour, and about having more of it.',
    among:
      'It may be choir, a service, an evening for a good cause, or a walk with a friend who thinks bigger than you do.',
    cast: {
      sun: 'the person you are at the end of the hopeful hour',
      moon: "the hunger for one hour that isn't useful",
      mercury: 'the words from the hopeful hour that stay in your head',
      venus: 'the people you like for no other reason than that hour',
      mars: 'the push it takes to leave the house for that hour',
      jupiter: 'the hope itself that the hour leaves you with',
      saturn: 'the sense of duty that would give up the hour first',
      uranus: 'the moment in that hour when something unplanned gets hold of you',
      neptune: 'the feeling of being part of something larger, once a week',
      pluto: 'what would be missing if you stopped believing in that hour',
      asc: 'the tired face that you bring to the hour and leave there',
      mc: "the useful person who can't be reached for that hour",
    },
    before: {
      sun: {
        eases:
          "You're in a good mood that has outlasted any reason for it, and you can trace it back. It started in the hour that does this for you. You'd shown up tired and come home awake, as usual, and been surprised, as usual.",
        presses:
          "The hopeful hour is the first thing to go when the week gets tight, because nobody would complain. The people who would complain get served first. You end up reliable and a bit gray, with that hour spent on somebody's errand.",
      },
      mercury: {
        eases:
          "A line that you hear or read brings the feeling of that hour into the middle of an ordinary day. You forward it to the one person who'd understand. It's only two minutes' worth, but you got it in a waiting room.",
        presses:
          "The news is bad and there's plenty of it. You take in far more than you could do anything about, and it uses up the very time that would have done you good. The facts would all still be there after an hour's absence.",
      },
      venus: {
        eases:
          "Someone you only know from that hour is lovely outside of it, too. You'd never seen them without a songbook or a shovel, or sitting down. One coffee later the week has a second hopeful hour in it, and no committee was needed.",
        presses:
          "A person you love can't see what you get out of that hour, and asks whether you have to go. You don't have to. You could stay in and be a little noble about it, but going and coming back cheerful would be the better present.",
      },
      mars: {
        eases:
          "You quit meaning to and you go. You're late, and not dressed for it, and nobody minds. All that the hour needs from you is that you get up from the couch and go.",
        presses:
          "You're too wound up for it, and the hour that's supposed to lift you only gets on your nerves. People talk too long or come in flat. It's allowed an off day, as you are, and it'll be there again next week.",
      },
      moons: {
        new: 'The hopeful hour is about to be asked for. Whatever begins there needs a slot, and that one looks free, because nobody calls to complain when you miss it. You could give up a different hour, and bring the beginning a better mood.',
        full: "The hour looks like a luxury while so much is coming to a head there. It's easy to go when you're hopeful already. Worn out and a bit cynical, you get the full use of it.",
      },
    },
    after: {
      sun: {
        eases:
          "People want to know what's done you good, and you hear yourself recommend it. In doing so you find out why it works. It has little to do with talent or belief, and a lot with an hour in which nobody needs you to be in charge.",
        presses:
          "Somebody there wants more of you, a bigger part or a small office. It's an honor, and it could cost you the hour, because those with a job to do in it spend it checking their phones. You may like being hopeful better than being important.",
      },
      mercury: {
        eases:
          "You find words for what you get from that hour, and they're less grand than you'd feared. It goes on without you and it's glad when you come. You tell this to one person who could use an hour like it.",
        presses:
          "The time has been changed, or the place, and nobody seems to have the same version of the message. It looks for a day like the end of a good thing. It's only logistics, and one short reply would save you your hour.",
      },
      venus: {
        eases:
          "You take somebody along, and watch them sideways to see whether they feel it. They do, or they like the cookies. Either way there's someone to go home with, and the hour gets longer by the length of the walk.",
        presses:
          "You're a bit let down by a person you know from that hour. You'd assumed that people who hope together must be kinder than others. They're about as kind as others, and the hour can stand that better than you'd think.",
      },
      mars: {
        eases:
          "Some of the energy from that hour gets used on an ordinary weekday. You make the call, or give the money, or begin the thing that's usually just discussed. You hadn't known that the good of that hour could be put to use like this.",
        presses:
          "Somebody schedules over the hour, and you defend it more fiercely than they deserve. They meant no harm by it. The next time you could say it beforehand and in a friendly voice, knowing that you'd fight for it if you had to.",
      },
      moons: {
        new: "Some of the good of that hour comes along when something starts there. Other people bring their worries, which you have as well. Once a week, though, you're reminded that things can turn out all right, and it's catching.",
        full: "The hopeful hour gets no easier to keep at a time like that, and it may be at its best. If you go all the same, the problem has waited for you. You're back with more patience, which one more hour of the problem wouldn't have given you.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the effect lasts longer. The good of that hour used to be gone by the next day, and now it carries you into the middle of the week. You've stopped calling it a treat, and nobody has asked you to justify it.",
        "More of your week begins to resemble that hour. You sing while you cook, or you ask somebody a real question in line at the pharmacy. No one would call it a movement, but the people around you are a shade lighter, and they've never even been there.",
      ],
      presses: [
        "For a few weeks hope takes some doing, and that hour can feel like pretending. You're free to bring your doubts. The others have theirs along as well, and most of them have found that going works better than waiting until they feel like it.",
        "The hour gets crowded out a little at a time, by things that each have a claim on it. At first you hardly notice. Later you notice that you complain more, and that on some evenings you're waiting for good news from people who haven't got any either.",
      ],
    },
    houses: {
      new: {
        1: "If you're trying out a new version of yourself, you could take it along to the hopeful hour. They may not notice. They're glad to see you in any version.",
        2: "If you look at what your hours earn and cost, the hopeful one has no price. It's the only hour of your week that you couldn't put on an invoice. That's why it gets moved so easily.",
        3: 'New things to learn and people to write to can fill every evening. The hopeful hour is quieter than any of them, and nobody in it is waiting for a reply. It might need an evening kept free.',
        4: 'Someone at home may be curious where you go for that hour and why you come back in a better mood. You could take them along once. It might be enough to tell them the best sentence of it.',
        5: "For a new love or a new toy, you'd skip the hopeful hour. Skip it once. If the next week seems a day too long, you'll know why.",
        6: "If health is on the program, with steps to count, the hopeful hour isn't in the statistics. Your shoulders come down in the middle of it all the same.",
        7: "Somebody you're getting close to may want to see you at that very hour. There are others in a week. If you tell them what the hour does for you, they'll probably settle for the one after it.",
        8: "If you begin to trust somebody with more than the weather, you could tell them about the hopeful hour. It's an odd thing to admit to, odder than debts. It may be what they ask you about the next time.",
        9: "If new ideas are coming in, some of them may outdo what you hear in the hopeful hour. That's all right. You don't go there for the newest idea, you go because you feel better on the way home.",
        10: 'A new job or a new task may be hungry for your evenings. The hopeful hour has no boss to stand up for it. It needs to be in the calendar before the kickoff meeting is.',
        11: "A new group may have room for you, and hope going around in it. It could turn into a second hour of that kind. You don't have to give up the first one for it.",
        12: "You'd rather be alone just now, and the hopeful hour has other people in it. You could go and say very little. Nobody's likely to mind, and you may come home with more than you'd get from the couch.",
      },
      full: {
        1: "When all eyes are on you, you'd give a lot for the hour in which nobody looks. Everyone in it has something better to look at. You could go there in yesterday's sweater.",
        2: "The money comes out as it comes out, and the hopeful hour hardly shows in it. It may be the cheapest good thing you've got. You could go there straight from the calculator.",
        3: 'When so much gets said around you that words wear thin, the hopeful hour may have only a few in it, and the same ones as always. You tend to believe those.',
        4: "If a family matter is at its height, you'll wonder whether you can be spared for that hour. You can. You're likely to come home with more patience for it than you took along.",
        5: "You may get applause or a party, and you're happy. That's a louder happiness than the hour's, and it's over sooner. You'd like to keep both, and to sleep late.",
        6: "You're worn thin, and the hopeful hour is one more place to be. You could go even so and do nothing in it except be there.",
        7: "If things between you and somebody come to a point, you could take your full head along to that hour. Nobody there will fix it for you. On the way home you may know what you'd like to say, and it's probably shorter.",
        8: "If something heavy gets brought into the open, the hopeful hour is a good place to go with it. Somebody there may have carried heavier things. You don't have to tell them anything.",
        9: 'At the end of a long stretch of study or travel or doubt, what you believe may be quite short. The hopeful hour is a place where it can be said aloud, by you or by somebody near you.',
        10: "A day of honors or of blame may have the hopeful hour at the end of it. In there you aren't known for either. You're one of the people who came, and nobody needs to bring it up.",
        11: "If everyone you hope with is in one place, you can look around. It's an ordinary lot, yourself included. The hope is a good deal larger than the people, and you could tell one of them so.",
        12: "You may cry a little in that hour, or come close, about nothing you could name. It's a good place for it. You're likely to feel lighter afterward, and you may want a hamburger.",
      },
    },
    turns: {
      begins:
        "The hour gets a fixed place in your week, or a second one joins it. Promise someone that you'll be there, because a promise works on the evenings when the mood doesn't. It might feel foolish to put hope on a schedule, and it'll feel less so after the second time.",
      shows:
        "You notice how hungry you've been for something that isn't useful. It may come over you in the middle of that hour, and you needn't explain your wet eyes to the person beside you. There's room in the week for more of this. You could take it from an hour that does nothing for you.",
      halts:
        "That hour is called off for a while, or it's gone a little stale. Going without will tell you what it's made of. If you miss the people, they can be met elsewhere, and if you miss the music or the quiet, you can have some at home for a few months.",
      resumes:
        'You go back to it in earnest after a time of now and then. Nobody asks where you were. Within a few minutes it does what it has always done, and you wonder what you could have been doing with that hour instead that seemed so necessary.',
      eases:
        "Hope comes free for once, with good news about a cause or a friend who's on fire about something. You could enjoy that and skip your hour, as people skip the gym when they're feeling fit. Going anyway would be the smarter move, since hope is easier to keep up than to start.",
      presses:
        "Somebody makes fun of the hour, or of what people believe in it, and does it rather well. Some of it is funny, so you laugh. Then you notice that you'd still go. What you'd keep up although it's a bit ridiculous does more for you than most sensible things.",
    },
    closes: {
      begins:
        "If the hour has a fixed place in your week when {month} ends, you've got your answer. It makes you hopeful, and it no longer depends on your being hopeful to begin with.",
      shows:
        "{month} is for finding out what you've run short of, and it isn't information. More of that hour means less of some other hour that leaves you flat, and you could probably name it.",
      halts:
        "What gives you hope turns out to be portable. If {month} takes the hour away for a time, you'll know by the end which part of it you can carry around until it's back.",
      resumes:
        "It takes about three evenings to stop feeling like a guest somewhere, and {month} has room for those. After that you'll have more of the hour simply by going, whatever the mood.",
      eases:
        "Hope isn't scarce in {month}, and that hour is the place to store some. If you go while you don't need it, you'll know the way when you do.",
      presses:
        "By the end of {month} you know that the hour survives a joke at its expense. You'd been treating it as something delicate. It can bear your weight, and leaning on it is the simplest way to have more of it.",
    },
  },
]
